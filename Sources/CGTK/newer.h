#ifndef CGTK_NEWER_H
#define CGTK_NEWER_H

// Features of libadwaita after version 1.2, and of GTK after 4.8. Swift does not see the version macros of C, so this is the only file that
// checks versions. Each function also compiles without the feature, and reports that.

#include <adwaita.h>

// MARK: Dialogs in the window, since 1.5

// Returns a dialog, or NULL if there are none.
static inline GtkWidget *cgtk_dialog_new(void) {
#if ADW_CHECK_VERSION(1, 5, 0)
  GtkWidget *dialog = GTK_WIDGET(adw_dialog_new());
  // Then the user only requests to close it, with the signal "close-attempt".
  adw_dialog_set_can_close(ADW_DIALOG(dialog), FALSE);
  return dialog;
#else
  return NULL;
#endif
}

static inline gboolean cgtk_has_dialogs(void) {
#if ADW_CHECK_VERSION(1, 5, 0)
  return TRUE;
#else
  return FALSE;
#endif
}

static inline void cgtk_dialog_set_child(GtkWidget *dialog, GtkWidget *child) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_set_child(ADW_DIALOG(dialog), child);
#endif
}

static inline void cgtk_dialog_set_title(GtkWidget *dialog, const char *title) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_set_title(ADW_DIALOG(dialog), title);
#endif
}

static inline void cgtk_dialog_set_size(GtkWidget *dialog, int width, int height, gboolean is_bottom_sheet) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_set_content_width(ADW_DIALOG(dialog), width);
  adw_dialog_set_content_height(ADW_DIALOG(dialog), height);
  adw_dialog_set_presentation_mode(
      ADW_DIALOG(dialog), is_bottom_sheet ? ADW_DIALOG_BOTTOM_SHEET : ADW_DIALOG_FLOATING);
#endif
}

// Sets whether the user may pull down a sheet at the lower edge, which closes it immediately.
static inline void cgtk_dialog_can_be_pulled_down(GtkWidget *dialog, gboolean can_be_pulled_down) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_set_can_close(ADW_DIALOG(dialog), can_be_pulled_down);
#endif
}

// Shows the dialog in the window, in front of all others.
static inline void cgtk_dialog_present(GtkWidget *dialog, GtkWidget *window) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present(ADW_DIALOG(dialog), window);
#endif
}

static inline void cgtk_dialog_close(GtkWidget *dialog) {
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_force_close(ADW_DIALOG(dialog));
#endif
}

// Shows the details of the app: in a dialog in the window since 1.5, or else in a separate window.
static inline void cgtk_show_about(GtkWindow *window, const char *name, const char *icon, const char *version,
                                   const char *developer, const char *copyright, const char *website,
                                   GtkLicense license_type, const char *license) {
#if ADW_CHECK_VERSION(1, 5, 0)
  AdwAboutDialog *about = ADW_ABOUT_DIALOG(adw_about_dialog_new());
#else
  GtkWindow *about = GTK_WINDOW(adw_about_window_new());
#endif
  g_object_set(about, "application-name", name, "application-icon", icon, "version", version, "developer-name", developer,
               "copyright", copyright, "website", website, "license-type", license_type, NULL);
  if (license_type == GTK_LICENSE_CUSTOM) {
    char *markup = g_markup_escape_text(license, -1);
    g_object_set(about, "license", markup, NULL);
    g_free(markup);
  }
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present(ADW_DIALOG(about), GTK_WIDGET(window));
#else
  gtk_window_set_transient_for(about, window);
  gtk_window_set_modal(about, TRUE);
  gtk_window_present(about);
#endif
}

// MARK: Announcements, since GTK 4.14

// Has a screen reader speak a text once it has finished what it is reading.
static inline void cgtk_announce(GtkWidget *widget, const char *text) {
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce(GTK_ACCESSIBLE(widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

// MARK: The desktop's accent color, since 1.6

// Reads the color of backgrounds, and a shade of it that is legible as text. Returns false if there is only GNOME's blue.
static inline gboolean cgtk_read_accent(gboolean is_dark, GdkRGBA *background, GdkRGBA *text) {
#if ADW_CHECK_VERSION(1, 6, 0)
  AdwAccentColor accent = adw_style_manager_get_accent_color(adw_style_manager_get_default());
  adw_accent_color_to_rgba(accent, background);
  adw_accent_color_to_standalone_rgba(accent, is_dark, text);
  return TRUE;
#else
  return FALSE;
#endif
}

#endif
