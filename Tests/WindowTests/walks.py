"""The walks there are, by name. A walk may say what the app is started with."""

SCENARIOS = {}


def scenario(walk):
    SCENARIOS[walk.__name__] = walk
    return walk


def started(*arguments, **settings):
    """Starts the app of a walk with arguments, in an environment, or with settings of GTK's."""

    def mark(walk):
        walk.arguments, walk.settings = arguments, settings
        return walk

    return mark
