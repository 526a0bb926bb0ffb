#!/usr/bin/env bash
# Serves an app behind a real nginx, with the configuration in Deploy/nginx and two gates. Needs nginx, openssl and Python's
# websockets; without them, it says so and passes.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH="$PATH:/usr/sbin"

for tool in nginx openssl python3; do
  if ! command -v "$tool" > /dev/null; then
    echo "Skipped: $tool is not installed."
    exit 0
  fi
done
if ! python3 -c 'import websockets.asyncio.client' 2> /dev/null; then
  echo "Skipped: this needs Python's websockets."
  exit 0
fi
if command -v systemd-analyze > /dev/null; then
  echo 'the units'
  units="$(mktemp -d)"
  for kind in service socket; do cp "Deploy/systemd/cairn@.$kind" "$units/cairn@a.$kind"; done
  sed -i 's|/opt/app/App|/bin/true|' "$units/cairn@a.service"
  problems="$(systemd-analyze verify --man=no "$units/cairn@a.service" "$units/cairn@a.socket" 2>&1 | grep 'cairn@' || true)"
  rm -r "$units"
  if [ -n "$problems" ]; then
    echo "$problems"
    exit 1
  fi
  echo '  systemd knows every word'
fi
program="$(Scripts/built.sh ServedApp)"

scratch="$(mktemp -d)"
chmod 755 "$scratch"
processes=()
finish() {
  local status=$?
  if [ "$status" != 0 ]; then tail -n 20 "$scratch"/[ab].log "$scratch"/*error.log || true; fi
  for process in "${processes[@]}"; do kill "$process" 2> /dev/null || true; done
  wait
  rm -rf "$scratch"
  exit "$status"
}
trap finish EXIT

# start_gate NAME [VARIABLE=VALUE …]
start_gate() {
  : > "$scratch/$1.out"
  env "${@:2}" CAIRN_WEB_TLS=1 CAIRN_WEB_STATE="$scratch/state" HOME="$scratch" "$program" --web "unix:$scratch/$1.sock" \
    --web-admin 127.0.0.1:0 > "$scratch/$1.out" 2> "$scratch/$1.log" &
  processes+=($!)
  until grep -q '^admin' "$scratch/$1.out"; do
    kill -0 $! || { cat "$scratch/$1.log"; exit 1; }
    sleep 0.05
  done
  chmod 666 "$scratch/$1.sock"
}
admin() { sed -n 's/^admin //p' "$scratch/$1.out"; }

start_gate a
gate_a=$!
start_gate b
gate_b=$!

read -r port plain < <(python3 -c '
import socket
found = [socket.socket() for _ in range(2)]
for one in found: one.bind(("127.0.0.1", 0))
print(*(one.getsockname()[1] for one in found))')
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
  -addext 'subjectAltName=DNS:localhost' -keyout "$scratch/key.pem" -out "$scratch/cert.pem" 2> /dev/null
# The site as it is, except for names, places and ports.
sed -e "s|/run/cairn/|$scratch/|g" -e "s|/etc/ssl/certs/app.example.org.pem|$scratch/cert.pem|" \
  -e "s|/etc/ssl/private/app.example.org.key|$scratch/key.pem|" -e 's|app.example.org|localhost|' \
  -e "s|listen 443|listen $port|" -e "s|listen 80|listen $plain|" -e '/listen \[::\]/d' \
  Deploy/nginx/cairn.conf > "$scratch/site.conf"
cat > "$scratch/nginx.conf" << END
pid $scratch/nginx.pid;
error_log $scratch/error.log warn;
events {}
http {
  access_log off;
  client_body_temp_path $scratch/body;
  proxy_temp_path $scratch/proxy;
  fastcgi_temp_path $scratch/fastcgi;
  uwsgi_temp_path $scratch/uwsgi;
  scgi_temp_path $scratch/scgi;
  include $scratch/site.conf;
}
END
nginx -e "$scratch/error.log" -c "$scratch/nginx.conf" -g 'daemon off;' 2> "$scratch/nginx.log" &
nginx=$!
processes+=("$nginx")
until [ -s "$scratch/nginx.pid" ]; do
  kill -0 "$nginx" || { cat "$scratch/nginx.log" "$scratch/error.log"; exit 1; }
  sleep 0.05
done

# expect NAME WANTED ACTUAL
expect() {
  if [ "$2" != "$3" ]; then
    echo "  $1: '$3' instead of '$2'"
    exit 1
  fi
  echo "  $1"
}

url="https://localhost:$port"
echo 'nginx, TLS, two gates'
if command -v curl > /dev/null; then
  ask() { curl -s --cacert "$scratch/cert.pem" -o /dev/null "$@"; }
  expect 'HTTP/2' 2 "$(ask --http2 -w '%{http_version}' "$url/")"
  expect 'plain HTTP leads to TLS' "301 https://localhost/x" "$(curl -s -o /dev/null -w '%{http_code} %{redirect_url}' "http://localhost:$plain/x")"
  script="$(curl -s --cacert "$scratch/cert.pem" "$url/" | grep -o '/cairn/script[^"]*')"
  expect 'compression' gzip "$(ask --compressed -D - -o /dev/null "$url$script" | tr -d '\r' | sed -n 's/^content-encoding: //p')"
fi

coproc people { python3 Tests/Apps/ServedApp/sticky.py "$url" "$scratch/cert.pem" "$nginx" "$(admin a)" "$(admin b)"; }
people_id=$people_PID
while read -r line <&"${people[0]}"; do
  case "$line" in
    "gate "?)
      gate="gate_${line#gate }"
      { kill -9 "${!gate}" && wait "${!gate}"; } 2> /dev/null || true
      echo >&"${people[1]}"
      ;;
    *) echo "  $line" ;;
  esac
done
wait "$people_id"

if command -v curl > /dev/null; then
  echo 'the login of Docs/Guide/Deploy.md'
  for gate in "$gate_a" "$gate_b"; do { kill -9 "$gate" && wait "$gate"; } 2> /dev/null || true; done
  rm -f "$scratch"/[ab].sock
  start_gate a CAIRN_WEB_IDENTITY=X-Remote-User
  start_gate b CAIRN_WEB_IDENTITY=X-Remote-User
  echo "ann:$(openssl passwd -apr1 secret)" > "$scratch/books.htpasswd"
  # The lines of the guide, where it says that they go.
  sed -n '/```nginx/,/```$/p' Docs/Guide/Deploy.md | sed -e '/```/d' -e "s|/etc/nginx/|$scratch/|" > "$scratch/login"
  sed -i -e 's/^split_clients .*/split_clients $remote_user $cairn_gate {/' -e '/^map \$cookie_cairn_gate \$cairn_gate {/,/^}/d' \
    -e 's/^    add_header Set-Cookie .*/&\n    add_header X-Gate $cairn_gate;/' "$scratch/site.conf"
  sed -i "/location \/ {/r $scratch/login" "$scratch/site.conf"
  workers="$(pgrep -P "$nginx")"
  kill -HUP "$nginx"
  # Workers with the old configuration answer until they shut down.
  for worker in $workers; do
    while grep -qs . "/proc/$worker/cmdline" && ! grep -qs 'shutting down' "/proc/$worker/cmdline"; do sleep 0.05; done
  done
  until [ "$(ask -w '%{http_code}' "$url/")" = 401 ]; do sleep 0.05; done
  echo '  no password, no page'
  expect 'a wrong password' 401 "$(ask -u ann:wrong -w '%{http_code}' "$url/")"
  expect 'the password' 200 "$(ask -u ann:secret -w '%{http_code}' "$url/")"
  expect 'a header of a user does not count' 401 "$(ask -H 'X-Remote-User: ann' -w '%{http_code}' "$url/")"
  gates="$(for cookie in other=1 cairn_gate=a cairn_gate=b cairn_gate=c; do
    ask -u ann:secret -b "$cookie" -D - "$url/" | tr -d '\r' | sed -n 's/^x-gate: //p'
  done)"
  expect 'one gate for all devices of a user, whatever their cookies' "4 1" \
    "$(wc -l <<< "$gates") $(sort -u <<< "$gates" | wc -l)"
fi
