import model from "wink-eng-lite-web-model"
import winkNLP from "wink-nlp"

/**
 * Reads English. One for the whole process: each load doubles what the model holds of itself, so that the twentieth took
 * all memory and the next one failed.
 */
export const englishNlp = winkNLP(model)
