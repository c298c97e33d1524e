import { Sealer } from "#domain/kernel/sealer.port.ts"
import { ItemGone, ItemNotFetched, NotAFeed, PlaceNotReached } from "#domain/watched-place/errors.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { retryWatchedItems } from "#domain/watched-place/use-cases/retry-watched-items.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { placeId } from "../../support/watched-place/a-watched-place.ts"
import { aSighting, fetches } from "../../support/watched-place/fake-places.ts"
import { look, theItems, thePlace, titles, watching } from "./a-watching-scene.ts"

const aFeed = { place: { _tag: "Feed", sealed: "", host: "pods.example" } } as const

/** A feed whose address can be opened. */
const feed = Effect.gen(function*() {
  const { change } = yield* WatchedPlaceStore
  const sealed = yield* (yield* Sealer).seal("https://pods.example/feed")
  yield* change(placeId(1), (place) => ({ ...place, place: { ...aFeed.place, sealed } }))
})

const episode = (nth: number) =>
  aSighting(`e${nth}`, { also: `https://x/${nth}`, fileName: "play.txt", title: `Episode ${nth}`, at: nth })

describe("a watched folder", () => {
  it.effect("makes a task of a file that is the same at two looks, once, however often it is looked at", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        stage.sightings = [aSighting("talk.txt", { version: "1" })]
        yield* look
        stage.sightings = [aSighting("talk.txt", { version: "2" })]
        yield* look
        assert.deepStrictEqual(yield* titles, [])
        yield* look
        assert.deepStrictEqual(yield* titles, ["talk"])
        yield* look
        yield* look
        assert.deepStrictEqual(yield* titles, ["talk"])
        assert.deepStrictEqual(yield* theItems, ["talk.txt made"])
        assert.deepStrictEqual(stage.putAway, [])
      })))

  it.effect("moves or deletes what is a task; a rule that is changed is not about what stayed", () =>
    watching({ afterwards: "keep" }, (stage) =>
      Effect.gen(function*() {
        stage.sightings = [aSighting("a.txt")]
        yield* look
        yield* look
        yield* editWatchedPlace.run({ id: placeId(1), afterwards: "delete" })
        stage.sightings = [aSighting("a.txt"), aSighting("b.txt")]
        yield* look
        yield* look
        yield* look
        assert.deepStrictEqual(stage.putAway, ["delete b.txt"])
      })))

  it.effect("goes on with the others when one cannot be used, says why, and tries it again only when asked", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        const whole = stage.fetch
        stage.fetch = (place, sighting, target) =>
          Effect.map(whole(place, sighting, target), (arrived) =>
            sighting.key === "b.txt" ? { ...arrived, size: 30_000_000 } : arrived)
        stage.sightings = ["a.txt", "b.txt", "c.txt"].map((key) =>
          aSighting(key)
        )
        yield* look
        yield* look
        yield* look
        assert.deepStrictEqual(yield* theItems, ["a.txt made", "b.txt failed FileTooLarge", "c.txt made"])
        stage.fetch = whole
        yield* look
        assert.deepStrictEqual(yield* titles, ["a", "c"])
        assert.deepStrictEqual(yield* retryWatchedItems.run({ id: placeId(1) }), { retried: 1 })
        yield* look
        assert.deepStrictEqual(yield* titles, ["a", "c", "b"])
      })))

  it.effect("waits for a file that was written to while it was read, and calls that no failure", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        const whole = stage.fetch
        stage.fetch = () => Effect.fail(new ItemGone())
        stage.sightings = [aSighting("a.txt")]
        yield* look
        yield* look
        assert.deepStrictEqual(yield* theItems, [])
        stage.fetch = whole
        stage.sightings = [aSighting("a.txt", { version: "2" })]
        yield* look
        yield* look
        assert.deepStrictEqual(yield* theItems, ["a.txt made"])
      })))

  it.effect("tries a few times again what could not be fetched, with longer and longer pauses, and then has failed", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        let tries = 0
        stage.fetch = () => Effect.suspend(() => (tries++, Effect.fail(new ItemNotFetched())))
        stage.sightings = [aSighting("a.txt")]
        yield* look
        yield* look
        for (let minute = 0; minute < 300; minute++) yield* Effect.andThen(look, TestClock.adjust("50 seconds"))
        assert.strictEqual(tries, 5)
        assert.deepStrictEqual(yield* theItems, ["a.txt failed ItemNotFetched"])
      })))

  it.effect("lets all wait while the account has no minutes, says so, and goes on when there are some", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        stage.fetch = fetches("word ".repeat(180_000))
        stage.sightings = ["a.txt", "b.txt"].map((key) => aSighting(key))
        yield* look
        yield* look
        assert.deepInclude(yield* thePlace, { fault: "UsageLimitReached", off: null })
        const [first = ""] = yield* theItems
        assert.strictEqual(first, "a.txt waiting UsageLimitReached")
        stage.fetch = fetches("short")
        yield* look
        assert.deepStrictEqual(yield* titles, [])
        yield* TestClock.adjust("15 minutes")
        yield* look
        assert.deepStrictEqual(yield* titles, ["a", "b"])
        assert.isNull((yield* thePlace)?.fault)
      })))

  it.effect("makes nothing more once it is paused", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        stage.sightings = [aSighting("a.txt")]
        yield* look
        yield* editWatchedPlace.run({ id: placeId(1), isOn: false })
        yield* look
        yield* look
        assert.deepStrictEqual(yield* titles, [])
        yield* editWatchedPlace.run({ id: placeId(1), isOn: true })
        yield* look
        assert.deepStrictEqual(yield* titles, ["a"])
      })))
})

describe("a watched feed", () => {
  it.effect("makes tasks of the newest at the first look, and of all that are new after that", () =>
    watching({ ...aFeed, backlog: 1 }, (stage) =>
      Effect.gen(function*() {
        yield* feed
        stage.sightings = [episode(3), episode(2), episode(1)]
        yield* look
        assert.deepStrictEqual(yield* titles, ["Episode 3"])
        stage.sightings = [episode(5), episode(4), episode(3)]
        yield* TestClock.adjust("30 minutes")
        yield* look
        assert.deepStrictEqual(yield* titles, ["Episode 3", "Episode 5", "Episode 4"])
        // One whose id changed has the same address.
        stage.sightings = [{ ...episode(5), key: "another id", title: "Again" }, {
          ...episode(3),
          address: "elsewhere",
        }]
        yield* TestClock.adjust("30 minutes")
        yield* look
        assert.deepStrictEqual(yield* titles, ["Episode 3", "Episode 5", "Episode 4"])
        assert.deepStrictEqual(stage.marks, [null, "m1", "m1"])
      }), { plan: "pro" }))

  it.effect("says why it cannot be read, asks less and less often, and is switched off after two weeks", () =>
    watching(aFeed, (stage) =>
      Effect.gen(function*() {
        yield* feed
        stage.look = () => Effect.fail(new NotAFeed())
        yield* look
        assert.deepInclude(yield* thePlace, { fault: "NotAFeed", off: null, isKnown: false })
        stage.look = () => Effect.fail(new PlaceNotReached())
        for (let hour = 0; hour < 24 * 15; hour++) yield* Effect.andThen(look, TestClock.adjust("1 hour"))
        assert.deepInclude(yield* thePlace, { fault: "PlaceNotReached", off: "failing" })
        assert.isBelow(stage.marks.length, 70)
        stage.look = null
        stage.sightings = [aSighting("e1", { fileName: "e1.txt" })]
        yield* editWatchedPlace.run({ id: placeId(1), isOn: true })
        yield* look
        assert.deepStrictEqual(yield* titles, ["e1"])
      })))

  it.effect("counts as video links do: a free account has two", () =>
    watching({ ...aFeed, backlog: null }, (stage) =>
      Effect.gen(function*() {
        yield* feed
        stage.sightings = [1, 2, 3].map((nth) => aSighting(`e${nth}`, { fileName: `e${nth}.txt` }))
        yield* look
        assert.deepStrictEqual(yield* titles, ["e1", "e2"])
        assert.deepInclude(yield* thePlace, { fault: "LinkQuotaExhausted" })
        assert.include(yield* theItems, "e3 waiting LinkQuotaExhausted")
      }), { plan: "free" }))
})
