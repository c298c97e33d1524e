import type { MeetingLink } from "#domain/meeting/meeting-link.ts"
import { Effect, Schedule } from "effect"
import type { BotService } from "./bot-service.ts"
import type { Patience } from "./patience.ts"
import { failed, type ProviderFailed } from "./provider-failed.ts"

/**
 * Takes a bot out that nobody waits for. Services refuse that in some states, and when it is out already: it is asked again
 * until it is out, or for half a minute.
 */
export const dismissBot = (
  service: BotService,
  { look, farewell }: Patience,
  link: MeetingLink,
  id: string,
): Effect.Effect<void> => {
  const isOut = service.look({ id }).pipe(
    Effect.map(({ is }) => is === "out"),
    Effect.catchTag("ProviderFailed", (failure) => failure.reason === "gone" ? Effect.succeed(true) : failure),
  )
  const attempt: Effect.Effect<unknown, ProviderFailed> = Effect.catchTag(
    service.dismiss({ id }, link),
    "ProviderFailed",
    (failure) => Effect.flatMap(isOut, (is) => is ? Effect.void : Effect.fail(failure)),
  )
  return attempt.pipe(
    Effect.retry(Schedule.spaced(look)),
    Effect.timeoutOrElse({ duration: farewell, orElse: () => failed("away", "it does not take the bot out") }),
    Effect.catchTag(
      "ProviderFailed",
      ({ reason, detail }) =>
        Effect.logWarning("A bot could not be sent away", { provider: service.provider, bot: id, reason, detail }),
    ),
    Effect.asVoid,
  )
}
