import { Effect, Schema } from "effect"
import { WebhookId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { sendAgain } from "../steps/send-again.ts"

/** Sends everything that failed once more, in order. */
export const replayFailed = useCase("webhook.replayFailed", {
  input: wire({ id: WebhookId }),
  output: wire({ replayed: Schema.Int }),
  run: ({ id }) => Effect.map(sendAgain(id, null), ({ replayed }) => ({ replayed })),
})
