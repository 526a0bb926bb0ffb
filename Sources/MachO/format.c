#include "MachO.h"
