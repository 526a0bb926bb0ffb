#include "CairnICU.h"
