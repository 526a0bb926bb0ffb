"""The desktop's service of notifications, which shows none but says what it was asked for."""

import json
import subprocess
import sys

from gi.repository import Gio, GLib

SERVICE = """<node><interface name="org.freedesktop.Notifications">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/>
  </method>
  <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
</interface></node>"""
PATH, NAME = "/org/freedesktop/Notifications", "org.freedesktop.Notifications"


class DesktopNotices:
    """A service in a process of its own, which is there once this returns."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["/usr/bin/python3", __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdout.readline()

    def ask(self, *words):
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def shown(self):
        """The notifications that are to be seen, as lists of title, text and titles of buttons."""
        return self.ask("shown")

    def press(self, title, button=None):
        """Presses a button of the notification with a title, or the notification."""
        assert self.ask("press", title, button), f"{title} has no {button or 'action'}."

    def end(self):
        self.process.stdin.close()
        self.process.wait()


class Service:
    def __init__(self):
        self.shown, self.count = {}, 0
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(SERVICE).interfaces[0]
        self.bus.register_object(PATH, interface, self.called, None, None)

    def called(self, bus, sender, path, interface, method, arguments, invocation):
        if method == "GetCapabilities":
            return invocation.return_value(GLib.Variant("(as)", (["actions", "body", "persistence"],)))
        if method == "GetServerInformation":
            return invocation.return_value(GLib.Variant("(ssss)", ("test", "test", "1", "1.2")))
        if method == "CloseNotification":
            self.shown.pop(arguments.unpack()[0], None)
            return invocation.return_value(None)
        _, replaced, _, title, body, actions, _, _ = arguments.unpack()
        self.count += 1
        number = replaced or self.count
        self.shown[number] = title, body, dict(zip(actions[1::2], actions[::2]))
        invocation.return_value(GLib.Variant("(u)", (number,)))

    def press(self, title, button):
        for number, (shown, _, actions) in list(self.shown.items()):
            key = "default" if button is None else actions.get(button)
            if shown == title and key:
                self.emit("ActionInvoked", GLib.Variant("(us)", (number, key)))
                self.emit("NotificationClosed", GLib.Variant("(uu)", (number, 2)))
                del self.shown[number]
                return True
        return False

    def emit(self, name, arguments):
        self.bus.emit_signal(None, PATH, NAME, name, arguments)

    def read(self, source, condition):
        line = sys.stdin.readline()
        if not line:
            self.loop.quit()
            return False
        name, *words = json.loads(line)
        answer = self.press(*words) if name == "press" else [
            [title, body, [label for label, key in actions.items() if key != "default"]]
            for title, body, actions in self.shown.values()]
        print(json.dumps(answer), flush=True)
        return True

    def run(self):
        self.loop = GLib.MainLoop()
        Gio.bus_own_name_on_connection(self.bus, NAME, 0, lambda *_: print("ready", flush=True), None)
        GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, self.read)
        self.loop.run()


if __name__ == "__main__":
    Service().run()
