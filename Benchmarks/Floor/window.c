// The floor of the window host: the same windows, written by hand with GTK and as little code as possible.
//
//   window start              a text and a button; ends with the first frame
//   window push-pop N DEPTH   pushes and pops a page N times, above DEPTH pages kept without a parent
//   window bare N DEPTH       the same, with pages that have no header bar
//   window shared N DEPTH     the same, with one header bar above all pages
//   window list ROWS          a list; ends with the first frame
//   window row N              sets the text of a visible row N times, in a list of 100,000
//
// Each change is made after the frame with the previous one has been painted.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *work;
static int rounds, depth, done;
static GtkWidget *window, *holder, *bound, *shared_title, *shared_back;
static GPtrArray *pages;

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

static GtkWidget *make_page(int number) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  char text[64];
  if (strcmp(work, "bare") && strcmp(work, "shared")) {
    GtkWidget *bar = gtk_header_bar_new();
    snprintf(text, sizeof text, "Page %d", number);
    GtkWidget *title = gtk_label_new(text);
    gtk_widget_add_css_class(title, "title");
    gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), title);
    if (number > 0) gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), gtk_button_new_from_icon_name("go-previous-symbolic"));
    gtk_box_append(GTK_BOX(page), bar);
  }
  snprintf(text, sizeof text, "Number %d", number);
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_valign(content, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(content, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand(content, TRUE);
  gtk_box_append(GTK_BOX(content), gtk_label_new(text));
  gtk_box_append(GTK_BOX(content), gtk_button_new_with_label("Further"));
  gtk_box_append(GTK_BOX(page), content);
  gtk_widget_set_hexpand(page, TRUE);
  return g_object_ref_sink(page);
}

static void show_in_bar(void) {
  char text[64];
  if (!shared_title) return;
  snprintf(text, sizeof text, "Page %d", pages->len - 1);
  gtk_label_set_text(GTK_LABEL(shared_title), text);
  gtk_widget_set_visible(shared_back, pages->len > 1);
}

static void push(void) {
  GtkWidget *page = make_page(pages->len);
  if (pages->len) gtk_box_remove(GTK_BOX(holder), g_ptr_array_index(pages, pages->len - 1));
  g_ptr_array_add(pages, page);
  gtk_box_append(GTK_BOX(holder), page);
  show_in_bar();
}

static void pop(void) {
  GtkWidget *page = g_ptr_array_steal_index(pages, pages->len - 1);
  gtk_box_remove(GTK_BOX(holder), page);
  g_object_unref(page);
  gtk_box_append(GTK_BOX(holder), g_ptr_array_index(pages, pages->len - 1));
  show_in_bar();
}

static void painted(GdkFrameClock *clock, gpointer data) {
  if (!strcmp(work, "start") || !strcmp(work, "list")) end();
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
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(strings))), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_widget_set_vexpand(scrolled, TRUE);
  return scrolled;
}

static void activate(GtkApplication *application, gpointer data) {
  window = gtk_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  GtkWidget *nothing = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_visible(nothing, FALSE);
  gtk_window_set_titlebar(GTK_WINDOW(window), nothing);
  pages = g_ptr_array_new();
  holder = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  if (!strcmp(work, "list") || !strcmp(work, "row")) {
    GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_hexpand(page, TRUE);
    gtk_box_append(GTK_BOX(page), gtk_header_bar_new());
    gtk_box_append(GTK_BOX(page), make_list(!strcmp(work, "list") ? rounds : 100000));
    gtk_box_append(GTK_BOX(holder), page);
  } else {
    for (int count = 0; count <= depth; count++) push();
  }
  GtkWidget *whole = holder;
  if (!strcmp(work, "shared")) {
    whole = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *bar = gtk_header_bar_new();
    shared_title = gtk_label_new(NULL);
    gtk_widget_add_css_class(shared_title, "title");
    gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), shared_title);
    shared_back = gtk_button_new_from_icon_name("go-previous-symbolic");
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), shared_back);
    gtk_box_append(GTK_BOX(whole), bar);
    gtk_box_append(GTK_BOX(whole), holder);
    show_in_bar();
  }
  gtk_window_set_child(GTK_WINDOW(window), whole);
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  work = count > 1 ? arguments[1] : "start";
  rounds = count > 2 ? atoi(arguments[2]) : 0;
  depth = count > 3 ? atoi(arguments[3]) : 0;
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, arguments);
}
