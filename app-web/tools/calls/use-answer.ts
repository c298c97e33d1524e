import { useEffect, useState } from "react"
import { saying } from "./saying.ts"

interface Answer<A> {
  /** Null until it is there. */
  readonly data: A | null
  readonly failure: string | null
}

/** What a call answers when this is first shown. `ask` must stay the same function. */
export const useAnswer = <A>(ask: () => Promise<A>, unexplained: string): Answer<A> => {
  const [answer, setAnswer] = useState<Answer<A>>({ data: null, failure: null })
  useEffect(() => {
    let isOver = false
    ask().then(
      (data) => isOver || setAnswer({ data, failure: null }),
      (error: unknown) => isOver || setAnswer({ data: null, failure: saying(error, unexplained) }),
    )
    return () => {
      isOver = true
    }
  }, [ask, unexplained])
  return answer
}
