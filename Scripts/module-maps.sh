# Sourced by scripts that compile against a build: sets `maps` to the compiler's options for the modules of C, which are in the folder
# that `built` names.
maps=()
# The maps that the modules of C have in their sources, and those that SwiftPM writes for the others.
for map in Sources/*/include/module.modulemap; do maps+=(-I "${map%/*}"); done
for map in "$built"/*.build/module.modulemap; do
  # Skip the copies of these modules for compiler plug-ins.
  case "$map" in *-tool.build/*) ;; *) maps+=(-Xcc "-fmodule-map-file=$map") ;; esac
done
