"""The desktop's portal for locations, as a process of its own on the test's bus."""

import json
import subprocess
import sys

from gi.repository import Gio, GLib

LOCATION = """<node><interface name="org.freedesktop.portal.Location">
  <method name="CreateSession"><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
  <method name="Start"><arg type="o" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/></method>
  <signal name="LocationUpdated"><arg type="o"/><arg type="a{sv}"/></signal>
</interface></node>"""
SESSION = """<node><interface name="org.freedesktop.portal.Session"><method name="Close"/><signal name="Closed"/></interface></node>"""
PATH, NAME = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Location"


class LocationPortal:
    """A portal that is there once this returns. `answer` is what the user says: 0 agrees, 1 refuses."""

    def __init__(self, answer=0):
        self.process = subprocess.Popen(
            ["/usr/bin/python3", __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._ask(do="answer", answer=answer)

    def move(self, latitude, longitude, accuracy=10.0, **more):
        """Moves the device, and tells those who follow it."""
        self._ask(do="move", place={"Latitude": latitude, "Longitude": longitude, "Accuracy": accuracy, **more})

    def sessions(self):
        """What each open session asked for."""
        return self._ask(do="sessions")

    def close_all(self):
        """Ends the sessions, as when the user takes the permission back."""
        self._ask(do="close")

    def _ask(self, **what):
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()


class Portal:
    def __init__(self):
        self.answer, self.place, self.sessions = None, None, {}
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.session_interface = Gio.DBusNodeInfo.new_for_xml(SESSION).interfaces[0]
        interface = Gio.DBusNodeInfo.new_for_xml(LOCATION).interfaces[0]
        self.bus.register_object(PATH, interface, self.called, None, None)

    def called(self, bus, sender, path, interface, method, arguments, invocation):
        owner = sender[1:].replace(".", "_")
        if method == "CreateSession":
            options = arguments.unpack()[0]
            handle = f"{PATH}/session/{owner}/{options['session_handle_token']}"
            number = bus.register_object(handle, self.session_interface, self.session_called, None, None)
            self.sessions[handle] = {
                "accuracy": options["accuracy"], "distance": options["distance-threshold"], "number": number,
                "sender": sender, "runs": False}
            return invocation.return_value(GLib.Variant("(o)", (handle,)))
        handle, _, options = arguments.unpack()
        request = f"{PATH}/request/{owner}/{options['handle_token']}"
        invocation.return_value(GLib.Variant("(o)", (request,)))
        # The answer to another app's request is not ours, and what is no answer is none.
        self.emit(sender, request + "0", "org.freedesktop.portal.Request", "Response", "(ua{sv})", 0, {})
        self.emit(sender, request, "org.freedesktop.portal.Request", "Response", "(s)", "yes")
        self.emit(sender, request, "org.freedesktop.portal.Request", "Response", "(ua{sv})", self.answer, {})
        if self.answer == 0:
            self.sessions[handle]["runs"] = True
            self.tell(handle)

    def session_called(self, bus, sender, path, interface, method, arguments, invocation):
        invocation.return_value(None)
        self.drop(path)

    def drop(self, handle):
        self.bus.unregister_object(self.sessions.pop(handle)["number"])

    def emit(self, to, path, interface, signal, kind, *values):
        self.bus.emit_signal(to, path, interface, signal, GLib.Variant(kind, values))

    def tell(self, handle):
        session = self.sessions[handle]
        if self.place is None or not session["runs"]:
            return
        place = {name: GLib.Variant("d", value) for name, value in self.place.items()}
        for path, kind, values in [
            # Neither another app's session nor a text nor nonsense is a location.
            (PATH + "/session/other/one", "(oa{sv})", (PATH + "/session/other/one", place)),
            (PATH, "(s)", ("here",)),
            (PATH, "(oa{sv})", (handle, {"Latitude": GLib.Variant("s", "north")})),
            (PATH, "(oa{sv})", (handle, {**place, "Latitude": GLib.Variant("d", 900.0)})),
            (PATH, "(oa{sv})", (handle, place)),
        ]:
            self.emit(session["sender"], path, NAME, "LocationUpdated", kind, *values)

    def do(self, what):
        if what["do"] == "answer":
            self.answer = what["answer"]
        elif what["do"] == "move":
            self.place = what["place"]
            for handle in self.sessions:
                self.tell(handle)
        elif what["do"] == "close":
            for handle, session in list(self.sessions.items()):
                self.emit(session["sender"], handle, "org.freedesktop.portal.Session", "Closed", "()")
                self.drop(handle)
        return [[each["accuracy"], each["distance"]] for each in self.sessions.values()]

    def read(self, source, condition):
        line = sys.stdin.readline()
        if not line:
            self.loop.quit()
            return False
        is_first, answer = self.answer is None, self.do(json.loads(line))
        reply = lambda *_: print(json.dumps(answer), flush=True)
        if is_first:
            Gio.bus_own_name_on_connection(self.bus, "org.freedesktop.portal.Desktop", 0, reply, None)
        else:
            reply()
        return True

    def run(self):
        self.loop = GLib.MainLoop()
        GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, self.read)
        self.loop.run()


if __name__ == "__main__":
    Portal().run()
