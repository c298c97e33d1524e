/** winkNLP's own types show these as methods, but it tells them apart by reference: they are values, bound to nothing. */
declare module "wink-nlp/src/its.js" {
  import type { ItsFunction } from "wink-nlp"

  const its: Readonly<Record<"value" | "lemma" | "pos" | "stem" | "stopWordFlag", ItsFunction<string>>>
  export default its
}
