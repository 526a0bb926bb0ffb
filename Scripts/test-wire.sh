#!/usr/bin/env bash
# Drives the wire with clients of other makers: curl, Python's h11 and websockets, wrk. What is not installed is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

echo_server="$(Scripts/built.sh WireEcho)"
gate="$(Scripts/built.sh WireGate)"

scratch="$(mktemp -d)"
server=
finish() {
  [ -z "$server" ] || kill "$server" 2> /dev/null || true
  rm -rf "$scratch"
}
trap finish EXIT

: > "$scratch/out"
"$echo_server" 127.0.0.1:0 > "$scratch/out" 2> "$scratch/log" &
server=$!
until grep -q '^listening on ' "$scratch/out"; do
  kill -0 "$server" || { cat "$scratch/log"; exit 1; }
  sleep 0.05
done
address="$(sed -n 's/^listening on //p' "$scratch/out")"
url="http://$address"

# expect NAME WANTED ACTUAL
expect() {
  if [ "$2" != "$3" ]; then
    echo "  $1: '$3' instead of '$2'"
    exit 1
  fi
  echo "  $1"
}

if command -v curl > /dev/null; then
  echo curl
  head -c 20000000 /dev/zero > "$scratch/large"
  expect 'two requests over one connection' '1 0' \
    "$(curl -s -o /dev/null -o /dev/null -w '%{num_connects} ' "$url/" "$url/" | xargs)"
  expect 'HTTP/1.0' 200 "$(curl -s0 -o /dev/null -w '%{http_code}' "$url/")"
  expect 'HEAD' 868 "$(curl -sI "$url/" | tr -d '\r' | sed -n 's/^content-length: //p')"
  expect 'an answer that comes later' later "$(curl -s "$url/later")"
  expect 'gzip' 'accept-encoding gzip 868' "$(
    curl -s --compressed -D "$scratch/head" "$url/" > "$scratch/body"
    tr -d '\r' < "$scratch/head" | sed -n 's/^content-encoding: //p; s/^vary: //p' | tr '\n' ' '
    wc -c < "$scratch/body"
  )"
  expect 'POST' hello "$(curl -s -d hello "$url/echo")"
  expect 'an upload with a length' 20000000 "$(curl -s -T "$scratch/large" "$url/upload")"
  expect 'an upload in chunks' 20000000 "$(curl -s -T - "$url/upload" < "$scratch/large")"
  expect 'a download in chunks' 200000 "$(curl -s "$url/chunks" | wc -l)"
  expect 'a body too large' 413 "$(curl -s -o /dev/null -w '%{http_code}' -T "$scratch/large" "$url/echo" || true)"
  expect 'POST without a length' 411 "$(curl -s -X POST -o /dev/null -w '%{http_code}' "$url/echo")"
  expect 'an unknown method' 501 "$(curl -s -X PROPFIND -o /dev/null -w '%{http_code}' "$url/")"
  expect 'a header of 40 KB' 431 "$(curl -s -H "X: $(head -c 40000 /dev/zero | tr '\0' x)" -o /dev/null -w '%{http_code}' "$url/")"
  expect 'a service that forgets to answer' 500 "$(curl -s -o /dev/null -w '%{http_code}' "$url/forgotten")"
else
  echo 'curl is not installed: skipped'
fi

if command -v python3 > /dev/null; then
  python3 Tests/Support/WireEcho/clients.py "${address##*:}" "$server"
else
  echo 'python3 is not installed: skipped'
fi

if command -v wrk > /dev/null; then
  echo wrk
  wrk -t1 -c32 -d2s "$url/" > "$scratch/wrk"
  sed -n 's/^Requests/  requests/p' "$scratch/wrk"
  expect 'no errors' '' "$(grep -E 'Socket errors|Non-2xx' "$scratch/wrk" || true)"
else
  echo 'wrk is not installed: skipped'
fi

kill -TERM "$server"
wait "$server"
expect 'SIGTERM drains' drained "$(tail -1 "$scratch/out")"
expect 'few lines in the log' 'few' "$([ "$(wc -l < "$scratch/log")" -lt 200 ] && echo few || wc -l < "$scratch/log")"
server=

if command -v python3 > /dev/null; then
  echo 'a server with 60 descriptors'
  # Or the address of the server before would count as this one's.
  : > "$scratch/out"
  (ulimit -n 60 && exec "$echo_server" 127.0.0.1:0) > "$scratch/out" 2> "$scratch/log" &
  server=$!
  until grep -q '^listening on ' "$scratch/out"; do
    kill -0 "$server" || { cat "$scratch/log"; exit 1; }
    sleep 0.05
  done
  expect 'turns the rest of 150 clients away, and serves again' 'True 200' "$(
    python3 Tests/Support/WireEcho/crowd.py "$(sed -n 's/^listening on .*://p' "$scratch/out")"
  )"
  kill -TERM "$server"
  wait "$server"
  server=
fi

if command -v python3 > /dev/null && command -v curl > /dev/null; then
  echo 'gate and workers, on an inherited socket'
  : > "$scratch/gate"
  python3 Tests/Support/WireGate/inherit.py "$gate" - 127.0.0.1:0 > "$scratch/gate" 2> "$scratch/gate-log" &
  server=$!
  until grep -q '^admin on ' "$scratch/gate"; do
    kill -0 "$server" || { cat "$scratch/gate-log"; exit 1; }
    sleep 0.05
  done
  url="http://127.0.0.1:$(head -1 "$scratch/gate")"
  admin="http://$(sed -n 's/^admin on //p' "$scratch/gate")"
  ask() { curl -s -c "$scratch/$1" -b "$scratch/$1" "$url/$2"; }
  expect 'two people count apart' '1|2|1|3|' "$(ask ann count)$(ask ann count)$(ask ben count)$(ask ann count)"
  for _ in 1 2 3 4 5; do
    kill -9 "$(ask ann process | tr -d '|')"
    # The gate learns of it at its next turn; until then the connection may end without an answer.
    until [ "$(ask ann crashed)" = 'true|' ]; do :; done
    expect 'a killed worker is replaced' '1|' "$(ask ann count)"
  done
  expect 'the neighbour noticed nothing' '2|' "$(ask ben count)"
  expect 'health' '200 OK' "$(curl -s "$admin/health")"
  expect 'metrics' 'cairn_worker_exits_total{reason="crashed"} 5' "$(curl -s "$admin/metrics" | grep crashed)"
  if command -v wrk > /dev/null; then
    wrk -t1 -c16 -d2s -H "Cookie: cairn=$(awk '/cairn/ { print $NF }' "$scratch/ben")" "$url/count" > "$scratch/wrk"
    sed -n 's/^Requests/  requests through the gate/p' "$scratch/wrk"
    expect 'no errors' '' "$(grep -E 'Socket errors|Non-2xx' "$scratch/wrk" || true)"
  fi
  workers="$(ps -o pid= --ppid "$server")"
  kill -TERM "$server"
  wait "$server"
  server=
  expect 'SIGTERM drains' drained "$(tail -1 "$scratch/gate")"
  for worker in $workers; do
    if kill -0 "$worker" 2> /dev/null; then
      echo "  worker $worker is left over"
      exit 1
    fi
  done
  echo '  no worker is left over'
fi
