import { LinkFailed, type SiteRefusal } from "#domain/link/errors.ts"
import type { LinkFacts } from "#domain/link/link-facts.ts"
import { LinkSource } from "#domain/link/link-source.port.ts"
import { Effect, Layer, Stream } from "effect"
import { writeFileSync } from "node:fs"

export const aVideo: LinkFacts = { title: "A talk", duration: 180, size: 5, captions: [] }

interface Script {
  readonly isThere?: boolean
  readonly facts?: LinkFacts
  readonly refusal?: SiteRefusal
  /** Whether the site was looked at a moment ago. */
  readonly isRecalled?: boolean
  readonly captions?: string
  /** What happens once a half has come. */
  readonly atHalf?: Effect.Effect<unknown, SiteRefusal>
  /** What the refusal of a fetch is, after the site has described the video. */
  readonly fetchRefusal?: SiteRefusal
}

/** A site on which everything goes as written. */
export const scriptedLinks = (script: Script = {}): Layer.Layer<LinkSource> => {
  const { isThere = true, facts = aVideo, refusal, isRecalled = false, captions, fetchRefusal } = script
  const told = refusal === undefined ? Effect.succeed(facts) : Effect.fail(refusal)
  return Layer.succeed(LinkSource, {
    isThere: Effect.succeed(isThere),
    inspect: () => told,
    recall: () => Effect.succeed(isRecalled ? facts : null),
    captions: () => captions === undefined ? Effect.fail(new LinkFailed()) : Effect.succeed(captions),
    fetch: (_url, target) =>
      Stream.fromIterable([0, 0.5]).pipe(
        Stream.map((fraction) => ({ fraction })),
        Stream.concat(
          Stream.fromEffect(
            (script.atHalf ?? Effect.void).pipe(
              Effect.andThen(fetchRefusal === undefined ? Effect.void : Effect.fail(fetchRefusal)),
              Effect.andThen(Effect.sync(() => writeFileSync(target, "sound"))),
              Effect.as({ fraction: 1 }),
            ),
          ),
        ),
      ),
  })
}
