"""A network of integers in compiled form."""

from libc.stdint cimport int8_t, int32_t, uint8_t
from libc.string cimport memset


cdef class CompiledNetwork:
    """The layers of an `Int8Network`, which has checked them.

    A layer consists of its weights (inputs, outputs), its bias and its shift.
    """

    def __init__(self, layers):
        cdef const int8_t[:, ::1] weights
        cdef const int32_t[::1] bias
        cdef Layer *layer
        memset(&self.network, 0, sizeof(Network))
        self.network.adding = best_adding()
        self.arrays = list(layers)
        for weights, bias, shift in layers:
            layer = &self.network.layer[self.network.layers]
            layer.inputs, layer.outputs = weights.shape[0], weights.shape[1]
            layer.shift = shift
            layer.weights, layer.bias = &weights[0, 0], &bias[0]
            self.network.layers += 1

    def outputs(self, const uint8_t[:, ::1] observations not None, int32_t[:, ::1] found not None):
        """Fill in the outputs for each observation."""
        cdef int row
        with nogil:
            for row in range(observations.shape[0]):
                evaluate(&self.network, &observations[row, 0], &found[row, 0])
