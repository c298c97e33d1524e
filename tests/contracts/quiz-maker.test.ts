import * as EmbeddedAnswerer from "#adapters/engines/language/embedded-answerer/answerer.ts"
import { fakeQuizMaker } from "../support/review/fake-quiz-maker.ts"
import { obligingQuizModel } from "../support/review/obliging-quiz-model.ts"
import { quizMakerContract } from "./quiz-maker.contract.ts"

quizMakerContract("the fake of the tests", fakeQuizMaker)
quizMakerContract("embedded", EmbeddedAnswerer.layer)
quizMakerContract("OpenAI-compatible", obligingQuizModel)
