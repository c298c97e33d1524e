import { Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { currentUser } from "../../account/shared/signed-in.ts"
import type { User } from "../../account/user.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { requireFeature } from "../../plan/feature.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { HotwordStore } from "../hotword-store.port.ts"
import type { Hotword } from "../hotword.ts"

/**
 * Adds or changes hotwords of the caller, whose plan must include them. The account is locked, so that concurrent
 * requests cannot exceed the limit or add a word twice.
 */
export const changeHotwords = Effect.fnUntraced(
  function*<A, E, R>(change: (user: User, all: ReadonlyArray<Hotword>) => Effect.Effect<A, E, R>) {
    const user = yield* currentUser
    yield* Effect.fromResult(requireFeature(yield* planInUse(user.plan), "HOTWORD_MANAGEMENT"))
    yield* requireSpace()
    const hotwords = yield* HotwordStore
    const { lock } = yield* MinuteLedger
    const { transaction } = yield* UnitOfWork
    return yield* transaction(
      Effect.andThen(lock(user.id), Effect.flatMap(hotwords.list(user.id), (all) => change(user, all))),
    )
  },
)
