// Swift Testing declares that a file that imports it and CoreImage imports this module as well. On Apple's systems it attaches
// pictures to tests. Without it, such a file would not compile.
