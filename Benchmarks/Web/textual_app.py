"""The same counter in Textual."""

from textual.app import App
from textual.widgets import Button, Label


class Counter(App):
    count = 0

    def compose(self):
        yield Label("Count: 0")
        yield Button("Add")

    def on_button_pressed(self):
        self.count += 1
        self.query_one(Label).update(f"Count: {self.count}")


if __name__ == "__main__":
    Counter().run()
