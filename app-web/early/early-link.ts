import type { AppRouter } from "#api/trpc/router.ts"
import type { TRPCLink } from "@trpc/client"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import { consumeEarlyAnswer } from "./asked-early.ts"

/** Answers from what the page requested early; every other call passes to the next link. */
export const earlyLink: TRPCLink<AppRouter> = () => ({ op, next }) =>
  observable((observer) => {
    if (op.type !== "query") return next(op).subscribe(observer)
    let forwarded: Unsubscribable | undefined
    let isCancelled = false
    const answer = async () => {
      const early = await consumeEarlyAnswer(op.path, op.input)
      if (isCancelled) return
      if (early === null) {
        forwarded = next(op).subscribe(observer)
        return
      }
      observer.next({ result: { type: "data", data: early.data } })
      observer.complete()
    }
    void answer()
    return () => {
      isCancelled = true
      forwarded?.unsubscribe()
    }
  })
