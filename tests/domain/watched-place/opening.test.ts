import { CurrentActor } from "#domain/kernel/actor.ts"
import { Sealer } from "#domain/kernel/sealer.port.ts"
import { PlaceForbidden } from "#domain/watched-place/errors.ts"
import type { OpenedPlace } from "#domain/watched-place/place.ts"
import { edited } from "#domain/watched-place/steps/edited.ts"
import { addWatchedPlace } from "#domain/watched-place/use-cases/add-watched-place.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Latch } from "effect"
import { TestClock } from "effect/testing"
import { keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { placeId } from "../../support/watched-place/a-watched-place.ts"
import { aSighting } from "../../support/watched-place/fake-places.ts"
import { look, type Stage, theItems, thePlace, titles, watching } from "./a-watching-scene.ts"

const bucket = {
  kind: "bucket",
  bucket: "recordings",
  prefix: "in/",
  accessKeyId: "old",
  secretAccessKey: "old secret",
} as const

/** Remembers how places were opened; keys that are said to be wrong are refused. */
const openings = (stage: Stage, wrong: ReadonlyArray<string> = []) => {
  const seen: Array<OpenedPlace> = []
  stage.look = (place) =>
    Effect.suspend(() => {
      seen.push(place)
      const isWrong = place._tag === "Bucket" && wrong.includes(place.secret)
      return isWrong
        ? Effect.fail(new PlaceForbidden())
        : Effect.succeed({ sightings: stage.sightings, mark: "m1", title: null })
    })
  return seen
}

const lastOf = (seen: ReadonlyArray<OpenedPlace>) => {
  const last = seen.at(-1)
  if (last?._tag === "Bucket") return [last.accessKeyId, last.secret]
  return last?._tag === "Feed" ? [last.url] : []
}

const episode = (nth: number) =>
  aSighting(`e${nth}`, { version: "", fileName: `e${nth}.txt`, title: `Episode ${nth}`, at: nth })

const feed = Effect.gen(function*() {
  const { change } = yield* WatchedPlaceStore
  const sealed = yield* (yield* Sealer).seal("https://pods.example/feed")
  yield* change(
    placeId(1),
    (place) => ({ ...place, backlog: 1, place: { _tag: "Feed", sealed, host: "pods.example" } }),
  )
})

describe("what opens a watched place", () => {
  it.effect("stays unless another is given, and is looked at before it is kept", () =>
    watching({ off: "owner" }, (stage) =>
      Effect.gen(function*() {
        const seen = openings(stage, ["wrong"])
        const { id } = yield* addWatchedPlace.run(bucket)
        yield* editWatchedPlace.run({ id, name: "Meetings" })
        yield* editWatchedPlace.run({ id, accessKeyId: " ", secretAccessKey: "" })
        assert.lengthOf(seen, 1)
        assert.strictEqual(yield* refusal(editWatchedPlace.run({ id, secretAccessKey: "wrong" })), "PlaceForbidden")
        yield* look
        assert.deepStrictEqual(lastOf(seen), ["old", "old secret"])
        yield* editWatchedPlace.run({ id, accessKeyId: "new", secretAccessKey: " new secret " })
        yield* look
        assert.deepStrictEqual(lastOf(seen), ["new", "new secret"])
      })))

  it.effect("makes what was seen no new file, and wakes a place that was switched off for failing", () =>
    watching({ off: "owner" }, (stage) =>
      Effect.gen(function*() {
        openings(stage)
        stage.sightings = [aSighting("in/a.txt")]
        const { id } = yield* addWatchedPlace.run(bucket)
        yield* look
        assert.deepStrictEqual(yield* titles, ["a"])
        const { change } = yield* WatchedPlaceStore
        yield* change(id, (place) => ({ ...place, off: "failing", fault: "PlaceForbidden" }))
        const changed = yield* editWatchedPlace.run({ id, secretAccessKey: "new secret" })
        assert.deepInclude(changed, { isOn: true, off: null, fault: null, made: 1 })
        stage.sightings = [aSighting("in/a.txt"), aSighting("in/b.txt")]
        yield* look
        assert.deepStrictEqual(yield* titles, ["a", "b"])
      })))

  it.effect("may be another address of a feed, of which not everything becomes tasks at once", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        const seen = openings(stage)
        yield* feed
        stage.sightings = [episode(2), episode(1)]
        yield* look
        stage.sightings = [episode(13), episode(12), episode(11)]
        yield* editWatchedPlace.run({ id: placeId(1), url: "https://other.example/feed" })
        yield* look
        assert.deepStrictEqual(lastOf(seen), ["https://other.example/feed"])
        assert.deepStrictEqual(yield* titles, ["Episode 2", "Episode 13"])
        assert.include(yield* theItems, "e12 passed")
      }), { plan: "pro" }))

  it.effect("says what the name of a bucket and a region may have", () =>
    watching({}, () =>
      Effect.gen(function*() {
        const issue = (given: object) =>
          Effect.map(refusalWith(addWatchedPlace.run({ ...bucket, ...given })), (one) => one["message"])
        const name = "bucket: must be 3 to 63 letters, digits, or any of . - _"
        assert.strictEqual(yield* issue({ bucket: "my recordings" }), name)
        assert.strictEqual(yield* issue({ bucket: "ab" }), name)
        assert.strictEqual(yield* issue({ bucket: " " }), "bucket: is required")
        assert.strictEqual(
          yield* issue({ region: "eu central" }),
          "region: must be 1 to 60 letters, digits, or any of -",
        )
        yield* addWatchedPlace.run({ ...bucket, bucket: "Old_Recordings" })
      })))

  it.effect("is of its kind, and of no place that is watched already", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        openings(stage)
        const url = "https://pods.example/feed"
        const refused = yield* refusalWith(editWatchedPlace.run({ id: placeId(1), url, secretAccessKey: "x" }))
        assert.strictEqual(refused["message"], "url: is not a known field; secret_access_key: is not a known field")
        yield* addWatchedPlace.run({ kind: "feed", url })
        assert.strictEqual(
          yield* refusal(addWatchedPlace.run({ kind: "feed", url: `feed${url.slice(5)}` })),
          "PlaceWatched",
        )
        const other = yield* addWatchedPlace.run({ kind: "feed", url: `${url}?of=another` })
        assert.strictEqual(yield* refusal(editWatchedPlace.run({ id: other.id, url })), "PlaceWatched")
        yield* editWatchedPlace.run({ id: other.id, url: `${url}?of=another` })
        yield* addWatchedPlace.run(bucket)
        assert.strictEqual(yield* refusal(addWatchedPlace.run({ ...bucket, accessKeyId: "another" })), "PlaceWatched")
        yield* addWatchedPlace.run({ ...bucket, prefix: "" })
        const path = "/allowed/in"
        yield* addWatchedPlace.run({ kind: "folder", path })
        assert.strictEqual(yield* refusal(addWatchedPlace.run({ kind: "folder", path })), "PlaceWatched")
        yield* keepUsers(aUser({ id: bob, email: null }))
        yield* addWatchedPlace.run({ kind: "folder", path })
          .pipe(Effect.provideService(CurrentActor, { _tag: "User", id: bob }))
      })))
})

/** As if all of them had been read before the first was kept. */
const heldUp = (stage: Stage, count: number) =>
  Effect.map(Latch.make(), (latch) => {
    let waiting = 0
    stage.look = () =>
      Effect.gen(function*() {
        waiting += 1
        if (waiting === count) yield* latch.open
        yield* latch.await
        return { sightings: [], mark: null, title: null }
      })
  })

const endOf = <E extends { readonly _tag: string }, R>(work: Effect.Effect<unknown, E, R>) =>
  Effect.match(work, { onFailure: ({ _tag }): string => _tag, onSuccess: () => "kept" })

describe("the same place at the same moment", () => {
  const url = "https://pods.example/feed"

  it.effect("is watched once, however many add it", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        yield* heldUp(stage, 5)
        const adding = endOf(addWatchedPlace.run({ kind: "feed", url }))
        const ends = yield* Effect.all([adding, adding, adding, adding, adding], { concurrency: "unbounded" })
        assert.deepStrictEqual(ends.toSorted(), [
          "PlaceWatched",
          "PlaceWatched",
          "PlaceWatched",
          "PlaceWatched",
          "kept",
        ])
      })))

  it.effect("is watched once if one comes by another address", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        const { id } = yield* addWatchedPlace.run({ kind: "feed", url: `${url}?of=another` })
        yield* heldUp(stage, 2)
        const ends = yield* Effect.all(
          [endOf(editWatchedPlace.run({ id, url })), endOf(addWatchedPlace.run({ kind: "feed", url }))],
          { concurrency: "unbounded" },
        )
        assert.deepStrictEqual(ends.toSorted(), ["PlaceWatched", "kept"])
      })))
})

describe("a look at a watched place", () => {
  it.effect("says nothing of a place whose address was changed meanwhile", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        yield* feed
        stage.sightings = [episode(1)]
        const { change, lookAt } = yield* WatchedPlaceStore
        const sealed = yield* (yield* Sealer).seal("https://other.example/feed")
        stage.look = () =>
          Effect.gen(function*() {
            stage.look = null
            yield* change(placeId(1), edited({ place: { _tag: "Feed", sealed, host: "other.example" } }))
            return { sightings: [episode(1)], mark: "of the old one", title: null }
          })
        yield* look
        assert.deepInclude(yield* thePlace, { mark: null, isKnown: false })
        yield* lookAt(placeId(1), noon)
        yield* look
        assert.deepInclude(yield* thePlace, { mark: "m1", isKnown: true })
      }), { plan: "pro" }))

  it.effect("is repeated at once if that was asked for meanwhile", () =>
    watching({}, (stage) =>
      Effect.gen(function*() {
        yield* feed
        const { lookAt } = yield* WatchedPlaceStore
        let looks = 0
        stage.look = () =>
          Effect.gen(function*() {
            looks += 1
            if (looks > 1) return { sightings: [], mark: null, title: null }
            yield* TestClock.adjust("3 seconds")
            yield* lookAt(placeId(1), yield* DateTime.now)
            return { sightings: [], mark: null, title: null }
          })
        yield* look
        assert.strictEqual(looks, 2)
        yield* look
        assert.strictEqual(looks, 2)
      })))
})
