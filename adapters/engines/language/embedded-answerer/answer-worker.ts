import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import { makeAnswering } from "./answering.ts"
import { AskRequest } from "./ask-request.ts"

const answering = makeAnswering()

answerParent((request) => answering(Schema.decodeUnknownSync(AskRequest)(request)))
