import type { AppRouter } from "#api/trpc/router.ts"
import type { TRPCLink } from "@trpc/client"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import { takeEarly } from "./asked-early.ts"

/** Gives what the page asked for early. Whatever came of that, a question that is not answered goes on as usual. */
export const earlyLink: TRPCLink<AppRouter> = () => ({ op, next }) =>
  observable((observer) => {
    if (op.type !== "query") return next(op).subscribe(observer)
    let asked: Unsubscribable | undefined
    let isGivenUp = false
    const answer = async () => {
      const early = await takeEarly(op.path, op.input)
      if (isGivenUp) return
      if (early === null) {
        asked = next(op).subscribe(observer)
        return
      }
      observer.next({ result: { type: "data", data: early.data } })
      observer.complete()
    }
    void answer()
    return () => {
      isGivenUp = true
      asked?.unsubscribe()
    }
  })
