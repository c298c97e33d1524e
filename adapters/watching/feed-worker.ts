import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { readFeed } from "./read-feed.ts"

answerParent((request) => Promise.resolve(request instanceof Uint8Array ? readFeed(request) : null))
