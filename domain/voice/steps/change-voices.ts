import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"

/** Changes voices of the caller in one transaction, with the account locked: changes at the same time wait for each other. */
export const changeVoices = Effect.fnUntraced(
  function*<A, E, R>(change: (owner: UserId) => Effect.Effect<A, E, R>) {
    const owner = yield* signedIn
    const { lock } = yield* MinuteLedger
    const { transaction } = yield* UnitOfWork
    return yield* transaction(Effect.andThen(lock(owner), change(owner)))
  },
)
