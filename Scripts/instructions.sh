# Counts instructions with valgrind. Sourced by the scripts that do.

# instructions PROGRAM [ARGUMENT …]: prints how many a run takes. STACK is the size of the main thread's stack, in bytes.
instructions() {
  valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null --main-stacksize="${STACK:-8388608}" "$@" 2>&1 \
    | sed -n 's/.*I *refs: *//p' | tr -d ,
}

# countable PROGRAM COPY: valgrind 3.19 cannot read Swift 6's debug information.
countable() {
  strip -g -o "$2" "$1"
  chmod +x "$2"
}

# per_operation PROGRAM CASE SHORT LONG [ARGUMENT …]: prints the cost of one operation, from runs of two lengths.
per_operation() {
  local program="$1" work="$2" short="$3" long="$4"
  shift 4
  echo $((($(instructions "$program" "$work" "$long" "$@") - $(instructions "$program" "$work" "$short" "$@")) / (long - short)))
}
