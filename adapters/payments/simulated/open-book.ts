import type { PaymentRefused } from "#domain/billing/errors.ts"
import type { RawNotice } from "#domain/billing/payment-provider.port.ts"
import { DateTime, Effect, Semaphore } from "effect"
import { type Book, nameFor, type ObjectShelf, readBook, shiftedBack, withoutAddress } from "./book.ts"
import { chargesIn, type Happening } from "./charges.ts"
import { noticeOf } from "./notice.ts"

export interface BookOptions {
  readonly shelf: ObjectShelf
  /** Signs the notices, which this process alone reads. */
  readonly secret: string
  /** Gets each notice, as a provider would send it. */
  readonly deliver: (notice: RawNotice, method: "card" | "alipay") => Effect.Effect<void>
}

/** The records as they are now, and what may be done in them. */
export interface Opened {
  readonly book: Book
  readonly charges: ReturnType<typeof chargesIn>
  /** Seconds. */
  readonly now: number
}

type Work<A> = (opened: Opened) => Effect.Effect<A, PaymentRefused>

/** The records of the simulated checkout. They are stored before a call is answered; calls wait for each other, and what fails changes nothing. */
export const openBook = Effect.fnUntraced(function*({ shelf, secret, deliver }: BookOptions) {
  const turns = yield* Semaphore.make(1)
  let kept: Book | null = null
  const write = <A, E>(work: (opened: Opened, replace: (by: Book) => void) => Effect.Effect<A, E>) =>
    turns.withPermit(Effect.gen(function*() {
      const before = kept ?? (yield* readBook(shelf))
      let book = structuredClone(before)
      const happenings: Array<Happening> = []
      const charges = chargesIn(book, (happening) => void happenings.push(happening))
      const now = Math.floor((yield* DateTime.now).epochMilliseconds / 1000)
      charges.liveTo(now)
      const answer = yield* work({ book, charges, now }, (by) => void (book = by))
      const text = JSON.stringify(book)
      if (text !== JSON.stringify(before)) yield* shelf.save(text)
      kept = book
      const sent = Effect.forEach(
        happenings,
        (one) => deliver(noticeOf(one, nameFor("evt"), secret), one.method),
        { discard: true },
      )
      yield* Effect.forkDetach(sent)
      return answer
    }))
  return {
    change: <A>(work: Work<A>) => write(work),
    /** Lets some days pass, and then shifts all its times back by as much: its clock is always right. */
    advance: (days: number) =>
      write(({ book, charges, now }, replace) =>
        Effect.sync(() => {
          const seconds = Math.round(days * 86_400)
          charges.liveTo(now + seconds)
          replace(shiftedBack(book, seconds))
        })
      ),
    forget: (address: string) =>
      write(({ book }, replace) => Effect.sync(() => replace(withoutAddress(book, address)))),
  }
})
export type OpenBook = Effect.Success<ReturnType<typeof openBook>>
