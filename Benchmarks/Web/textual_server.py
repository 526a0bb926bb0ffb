"""Serves the counter in Textual, a process for each person. Usage: textual_server.py PORT"""

import os
import sys

from textual_serve.server import Server

app = os.path.join(os.path.dirname(os.path.abspath(__file__)), "textual_app.py")
Server(f"{sys.executable} {app}", host="127.0.0.1", port=int(sys.argv[1])).serve()
