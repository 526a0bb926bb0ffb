import CairnWire
