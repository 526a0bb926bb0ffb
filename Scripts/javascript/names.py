"""The names that a script declares, and those that it uses for properties."""
from javascript.tokens import closing, opening, read

KEYWORDS = {
    "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete", "do", "else", "export",
    "false", "finally", "for", "function", "if", "import", "in", "instanceof", "let", "new", "null", "of", "return",
    "switch", "this", "throw", "true", "try", "typeof", "undefined", "void", "while",
}


def declared(tokens):
    """The indices of the words after `const`, `let`, `function` and `catch`, and of the parameters of functions."""
    found = set()
    for index, token in enumerate(tokens):
        if token.kind == "word" and token.text in ("const", "let"):
            found |= declarations(tokens, index)
        elif token.kind == "word" and token.text == "function":
            if tokens[index + 1].kind == "word":
                found.add(index + 1)
            start = next(at for at in range(index, len(tokens)) if tokens[at].text == "(")
            found |= words(tokens, start, closing(tokens, start))
        elif token.text == "=>":
            before = tokens[index - 1]
            if before.kind == "word":
                found.add(index - 1)
            elif before.text == ")":
                found |= words(tokens, opening(tokens, index - 1), index - 1)
    return found


def declarations(tokens, keyword):
    """The first name after `const` or `let`, those after commas, and those in brackets."""
    found, index, is_name, depth = set(), keyword + 1, True, 0
    while index < len(tokens):
        token = tokens[index]
        if is_name and token.text in ("[", "{"):
            end = closing(tokens, index)
            found |= words(tokens, index, end)
            index, is_name = end, False
        elif is_name and token.kind == "word":
            found.add(index)
            is_name = False
        elif token.kind == "mark" or token.text == "of":
            depth += (token.text in "([{") - (token.text in ")]}")
            if depth < 0 or depth == 0 and token.text in (";", "of"):
                break
            is_name = is_name or depth == 0 and token.text == ","
        index += 1
    return found


def words(tokens, start, end):
    return {index for index in range(start, end) if tokens[index].kind == "word"}


def properties(tokens):
    """The indices of words that name properties: after a point, before a colon, or alone between braces."""
    found, enclosing = set(), []
    for index, token in enumerate(tokens):
        if token.kind == "mark":
            if token.text in "([{":
                enclosing.append("block" if is_block(tokens, index) else token.text)
            elif token.text in ")]}" and enclosing:
                enclosing.pop()
        if token.kind != "word" or not 0 < index < len(tokens) - 1:
            continue
        before, after = tokens[index - 1].text, tokens[index + 1].text
        is_entry = before in ("{", ",")
        is_in_object = enclosing[-1:] == ["{"] and is_entry
        is_method = is_in_object and after == "(" and after_pair(tokens, index + 1) == "{"
        if before in (".", "?.") or is_entry and after == ":" or is_in_object and after in (",", "}", "=") or is_method:
            found.add(index)
    return found


def after_pair(tokens, start):
    end = closing(tokens, start) + 1
    return tokens[end].text if end < len(tokens) else None


def is_block(tokens, index):
    """Whether a brace opens a block, and not an object or a pattern."""
    if tokens[index].text != "{" or index == 0:
        return False
    return tokens[index - 1].text not in ("(", "[", ",", "=", ":", "?", "return", "const", "let", "of", "default", "import", "export")


def in_templates(tokens):
    """The words inside template literals, which may be code."""
    return {
        word.text
        for token in tokens
        if token.kind == "text" and token.text[0] == "`"
        for word in read(token.text[1:-1])
        if word.kind == "word"
    }
