# A network of integers: it is evaluated on an observation and chooses an action.

from libc.math cimport exp
from libc.stdint cimport int8_t, int32_t, uint8_t
from libc.string cimport memcpy

from rookery.native.random cimport Rng, draw_bits

cdef enum:
    LAYERS = 8      # the most layers of a network
    WIDEST = 1024   # the most outputs of a layer

cdef extern from *:
    """
    #include <stdint.h>
    /* For each input that is not 0, add its weights times the input to the sums. Most inputs are 0,
       in observations and between layers, so whole rows of weights are skipped. */
    #if defined(__GNUC__)
    __attribute__((always_inline))
    #endif
    static inline void rookery_add_rows_body(
        int32_t *sums, const int8_t *weights, const uint8_t *input, int inputs, int outputs) {
        for (int i = 0; i < inputs; i++) {
            const int32_t times = input[i];
            if (!times) continue;
            const int8_t *row = weights + (size_t)i * outputs;
            for (int j = 0; j < outputs; j++) sums[j] += times * row[j];
        }
    }
    static void rookery_add_rows_any(
        int32_t *sums, const int8_t *weights, const uint8_t *input, int inputs, int outputs) {
        rookery_add_rows_body(sums, weights, input, inputs, outputs);
    }
    typedef void (*rookery_adding)(int32_t *, const int8_t *, const uint8_t *, int, int);
    #if defined(__x86_64__) && defined(__GNUC__)
    __attribute__((target("avx2")))
    static void rookery_add_rows_256(
        int32_t *sums, const int8_t *weights, const uint8_t *input, int inputs, int outputs) {
        rookery_add_rows_body(sums, weights, input, inputs, outputs);
    }
    static inline rookery_adding rookery_best_adding(void) {
        __builtin_cpu_init();
        return __builtin_cpu_supports("avx2") ? rookery_add_rows_256 : rookery_add_rows_any;
    }
    #else
    static inline rookery_adding rookery_best_adding(void) { return rookery_add_rows_any; }
    #endif
    """
    ctypedef void (*Adding "rookery_adding")(
        int32_t *sums, const int8_t *weights, const uint8_t *input, int inputs, int outputs
    ) noexcept nogil
    Adding best_adding "rookery_best_adding"() nogil


cdef struct Layer:
    # The weights of the first input for all outputs, then those of the second input, and so on.
    int inputs
    int outputs
    int shift
    const int8_t *weights
    const int32_t *bias


cdef struct Network:
    int layers
    Layer layer[LAYERS]
    Adding adding


cdef class CompiledNetwork:
    cdef Network network
    cdef list arrays        # keeps the weights alive


cdef inline void evaluate(const Network *n, const uint8_t *observation, int32_t *outputs) noexcept nogil:
    """Fill in the outputs of the last layer, before its shift."""
    cdef uint8_t passed_on[WIDEST]
    cdef int32_t hidden[WIDEST]
    cdef int32_t *sums
    cdef const uint8_t *given = observation
    cdef const Layer *layer
    cdef int number, i
    for number in range(n.layers):
        layer = &n.layer[number]
        sums = &hidden[0] if number + 1 < n.layers else &outputs[0]
        memcpy(sums, layer.bias, layer.outputs * sizeof(int32_t))
        n.adding(sums, layer.weights, given, layer.inputs, layer.outputs)
        if sums == outputs:
            return
        for i in range(layer.outputs):
            passed_on[i] = <uint8_t>max(0, min(255, hidden[i] >> layer.shift))
        given = passed_on


cdef inline int choose_by(
    const Network *n, const uint8_t *observation, const uint8_t *mask, double temperature, Rng *rng
) noexcept nogil:
    """The first legal action with the highest output, or one by softmax; −1 if none is legal."""
    cdef int32_t outputs[WIDEST]
    cdef double weight[WIDEST]
    cdef const Layer *last = &n.layer[n.layers - 1]
    cdef double scale, drawn
    cdef double total = 0
    cdef int best = -1
    cdef int action
    evaluate(n, observation, outputs)
    for action in range(last.outputs):
        if mask[action] and (best < 0 or outputs[action] > outputs[best]):
            best = action
    if temperature <= 0 or best < 0:
        return best
    scale = 1 / (temperature * (<double>1 * (<long long>1 << last.shift)))
    for action in range(last.outputs):
        if mask[action]:
            weight[action] = exp((<double>outputs[action] - outputs[best]) * scale)
            total += weight[action]
    drawn = total * (draw_bits(rng) >> 11) * (1.0 / 9007199254740992.0)
    for action in range(last.outputs):
        if mask[action]:
            drawn -= weight[action]
            if drawn < 0:
                return action
    return best
