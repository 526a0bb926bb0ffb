"""The same counter in NiceGUI. Usage: nicegui_app.py PORT ROWS"""

import sys

from nicegui import ui

PORT, ROWS = int(sys.argv[1]), int(sys.argv[2])


@ui.page("/")
def page():
    state = {"count": 0}
    label = ui.label("Count: 0")

    def add():
        state["count"] += 1
        label.text = f"Count: {state['count']}"

    ui.button("Add", on_click=add)
    for row in range(ROWS):
        ui.label(f"Row {row}")


ui.run(port=PORT, host="127.0.0.1", show=False, reload=False, title="Counter")
