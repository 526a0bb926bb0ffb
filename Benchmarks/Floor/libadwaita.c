// The same windows as in window.c, written by hand as an app of GNOME's: with libadwaita's window, bars, pages and lists.
//
//   libadwaita start              a text and a button; ends with the first frame
//   libadwaita push-pop N DEPTH   pushes and pops a page N times, above DEPTH others
//   libadwaita list ROWS          a list of any length; ends with the first frame
//   libadwaita row N              sets the text of a visible row N times, in a list of 100,000
//   libadwaita boxed ROWS         a boxed list of action rows; ends with the first frame
//
// Each change is made after the frame with the previous one has been painted. Pages are those of an AdwNavigationView, or of an
// AdwLeaflet before libadwaita 1.4.
#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *work;
static int rounds, depth, done;
static GtkWidget *window, *pages, *bound;
static GPtrArray *stack;

static long status(const char *key) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long kilobytes = 0;
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) kilobytes = atol(line + strlen(key) + 1);
  if (file) fclose(file);
  return kilobytes;
}

static void end(void) {
  const char *start = g_getenv("STARTED");
  double milliseconds = start ? g_get_real_time() / 1000.0 - g_ascii_strtod(start, NULL) : 0;
  printf("%.1f ms, %ld kB resident, %ld kB at most\n", milliseconds, status("VmRSS:"), status("VmHWM:"));
  exit(0);
}

static GtkWidget *under_bar(GtkWidget *content, const char *title, gboolean leads_back) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bar = adw_header_bar_new();
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(bar), adw_window_title_new(title, NULL));
#if !ADW_CHECK_VERSION(1, 4, 0)
  if (leads_back) adw_header_bar_pack_start(ADW_HEADER_BAR(bar), gtk_button_new_from_icon_name("go-previous-symbolic"));
#endif
  gtk_box_append(GTK_BOX(page), bar);
  gtk_widget_set_vexpand(content, TRUE);
  gtk_box_append(GTK_BOX(page), content);
  return page;
}

static GtkWidget *make_page(int number) {
  char text[64], title[64];
  snprintf(title, sizeof title, "Page %d", number);
  snprintf(text, sizeof text, "Number %d", number);
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_valign(content, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(content, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(content), gtk_label_new(text));
  gtk_box_append(GTK_BOX(content), gtk_button_new_with_label("Further"));
  return under_bar(content, title, number > 0);
}

static void push(void) {
  GtkWidget *page = make_page(stack->len);
  g_ptr_array_add(stack, page);
#if ADW_CHECK_VERSION(1, 4, 0)
  char title[64];
  snprintf(title, sizeof title, "Page %d", stack->len - 1);
  adw_navigation_view_push(ADW_NAVIGATION_VIEW(pages), adw_navigation_page_new(page, title));
#else
  adw_leaflet_append(ADW_LEAFLET(pages), page);
  adw_leaflet_set_visible_child(ADW_LEAFLET(pages), page);
#endif
}

static void pop(void) {
#if ADW_CHECK_VERSION(1, 4, 0)
  g_ptr_array_remove_index(stack, stack->len - 1);
  adw_navigation_view_pop(ADW_NAVIGATION_VIEW(pages));
#else
  GtkWidget *page = g_ptr_array_steal_index(stack, stack->len - 1);
  adw_leaflet_set_visible_child(ADW_LEAFLET(pages), g_ptr_array_index(stack, stack->len - 1));
  adw_leaflet_remove(ADW_LEAFLET(pages), page);
#endif
}

static void painted(GdkFrameClock *clock, gpointer data) {
  if (strcmp(work, "push-pop") && strcmp(work, "row")) end();
  if (done == 2 * rounds) end();
  done += 1;
  if (!strcmp(work, "row")) {
    char text[64];
    snprintf(text, sizeof text, "Row 5, %d times", done);
    gtk_label_set_text(GTK_LABEL(bound), text);
    done += 1;
  } else if (done % 2) {
    push();
  } else {
    pop();
  }
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_list_item_get_child(item);
  gtk_label_set_text(GTK_LABEL(label), gtk_string_object_get_string(gtk_list_item_get_item(item)));
  if (gtk_list_item_get_position(item) == 5) bound = label;
}

static GtkWidget *scrolled(GtkWidget *content) {
  GtkWidget *window = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(window), content);
  return window;
}

static GtkWidget *make_list(int rows) {
  GtkStringList *strings = gtk_string_list_new(NULL);
  for (int row = 0; row < rows; row++) {
    char text[32];
    snprintf(text, sizeof text, "Row %d", row);
    gtk_string_list_append(strings, text);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(strings))), factory);
  GtkWidget *clamp = adw_clamp_scrollable_new();
  adw_clamp_scrollable_set_child(ADW_CLAMP_SCROLLABLE(clamp), list);
  return scrolled(clamp);
}

static GtkWidget *make_boxed_list(int rows) {
  GtkWidget *list = gtk_list_box_new();
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class(list, "boxed-list");
  gtk_widget_set_valign(list, GTK_ALIGN_START);
  for (int row = 0; row < rows; row++) {
    char text[32];
    snprintf(text, sizeof text, "Row %d", row);
    GtkWidget *child = adw_action_row_new();
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(child), text);
    gtk_list_box_append(GTK_LIST_BOX(list), child);
  }
  GtkWidget *clamp = adw_clamp_new();
  adw_clamp_set_child(ADW_CLAMP(clamp), list);
  return scrolled(clamp);
}

static void activate(GtkApplication *application, gpointer data) {
  window = adw_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  stack = g_ptr_array_new();
  GtkWidget *content;
  if (!strcmp(work, "push-pop")) {
#if ADW_CHECK_VERSION(1, 4, 0)
    pages = adw_navigation_view_new();
#else
    pages = adw_leaflet_new();
    adw_leaflet_set_can_unfold(ADW_LEAFLET(pages), FALSE);
#endif
    for (int count = 0; count <= depth; count++) push();
    content = pages;
  } else if (!strcmp(work, "list") || !strcmp(work, "row")) {
    content = under_bar(make_list(!strcmp(work, "list") ? rounds : 100000), "List", FALSE);
  } else if (!strcmp(work, "boxed")) {
    content = under_bar(make_boxed_list(rounds), "List", FALSE);
  } else {
    content = make_page(0);
  }
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), content);
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  work = count > 1 ? arguments[1] : "start";
  rounds = count > 2 ? atoi(arguments[2]) : 0;
  depth = count > 3 ? atoi(arguments[3]) : 0;
  AdwApplication *application = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, arguments);
}
