// Finds pages, headings and symbols by the beginnings and parts of their names.
(() => {
  const field = document.querySelector('.search input');
  const list = document.getElementById('found');
  const up = document.body.dataset.up;
  const most = 30;
  let chosen = -1;

  // Lower is better: the whole name, its beginning, the beginning of a word in it, any part, letters in order.
  function rank(name, wish) {
    const text = name.toLowerCase();
    if (text === wish) return 0;
    if (text.startsWith(wish)) return 1;
    const at = text.indexOf(wish);
    if (at > 0) return /[^a-z]/.test(text[at - 1]) || /[A-Z]/.test(name[at]) ? 2 : 3;
    const words = wish.split(/\s+/);
    return words.length > 1 && words.every((word) => text.includes(word)) ? 4 : -1;
  }

  function find(text) {
    const wish = text.trim().toLowerCase();
    if (!wish) return [];
    return window.entries
      .map((entry) => [rank(entry[0], wish), entry])
      .filter(([rank]) => rank >= 0)
      .sort(([a, one], [b, other]) => a - b || one[0].length - other[0].length)
      .slice(0, most)
      .map(([, entry]) => entry);
  }

  function show() {
    chosen = -1;
    const found = find(field.value);
    list.replaceChildren(...found.map(([name, address, what], index) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const place = document.createElement('small');
      item.role = 'option';
      item.id = `found-${index}`;
      link.href = up + encodeURI(address);
      link.tabIndex = -1;
      link.textContent = name;
      place.textContent = what;
      link.append(place);
      item.append(link);
      return item;
    }));
    if (field.value.trim() && !found.length) {
      const item = document.createElement('li');
      item.textContent = 'Nothing found';
      list.append(item);
    }
    list.hidden = !field.value.trim();
    field.setAttribute('aria-expanded', String(!list.hidden));
    choose(found.length ? 0 : -1);
  }

  function choose(index) {
    const items = list.querySelectorAll('[role=option]');
    items[chosen]?.removeAttribute('aria-selected');
    chosen = index;
    items[chosen]?.setAttribute('aria-selected', 'true');
    items[chosen]?.scrollIntoView({ block: 'nearest' });
    if (items[chosen]) field.setAttribute('aria-activedescendant', items[chosen].id);
    else field.removeAttribute('aria-activedescendant');
  }

  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    const count = list.querySelectorAll('[role=option]').length;
    if (event.key === 'ArrowDown' && count) choose((chosen + 1) % count);
    else if (event.key === 'ArrowUp' && count) choose((chosen + count - 1) % count);
    else if (event.key === 'Enter') list.querySelectorAll('[role=option] a')[chosen]?.click();
    else if (event.key === 'Escape') { field.value = ''; show(); return; }
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input, textarea')) return;
    field.focus();
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.search')) list.hidden = true;
  });
})();
