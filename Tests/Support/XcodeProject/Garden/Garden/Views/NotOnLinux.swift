#error("The project leaves this file out.")
