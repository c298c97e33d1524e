import * as EmbeddedAnswerer from "#adapters/engines/language/embedded-answerer/answerer.ts"
import { fakeAnswerer } from "../support/asking/fake-answerer.ts"
import { obligingModel } from "../support/asking/obliging-model.ts"
import { answererContract } from "./answerer.contract.ts"
import { passageFinderContract } from "./passage-finder.contract.ts"

answererContract("the fake of the tests", fakeAnswerer)
passageFinderContract("the fake of the tests", fakeAnswerer)
answererContract("embedded", EmbeddedAnswerer.layer)
passageFinderContract("embedded", EmbeddedAnswerer.layer)
answererContract("OpenAI-compatible", obligingModel)
