import model from "wink-eng-lite-web-model"
import winkNLP from "wink-nlp"

/**
 * Reads English. One instance for the whole process: each load doubles the model's memory, so that the twentieth used
 * it all up and the next one failed.
 */
export const englishNlp = winkNLP(model)
