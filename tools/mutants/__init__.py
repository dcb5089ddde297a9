"""Whether tests notice faults: mutants, which are small changes of the code."""
