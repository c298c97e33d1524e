import type { RouterHistory } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

/** What lies over the page, lowest first, as functions that close it. Each has its own history entry: going back closes it. */
const open: Array<() => void> = []

/** How often we check whether the browser has gone back, and how many times at most: a busy one takes its time. */
const traversalPoll = { delayMs: 250, max: 20 }

/** Resolves once the browser has arrived at another entry; null while none is under way. */
let traversal: Promise<void> | null = null
let arrive: () => void = () => undefined
/** The browser has arrived, but hasn't reported it yet. */
let isReportDue = false

interface EntryState {
  readonly __TSR_key?: string
  /** How many layers lie over the page at this entry. */
  readonly layers?: number
}

const stateNow = (): EntryState => history.state ?? {}

/** Past the router: for it, the entries of a page and of its layers are the same location. */
const pushEntry = (layers: number): void => {
  History.prototype.pushState.call(history, { ...stateNow(), layers }, "", location.href)
  isReportDue = false
}

const traverse = (steps: number): Promise<void> => {
  const target = (stateNow().layers ?? 0) + steps
  traversal = new Promise((resolve) => {
    let polls = 0
    const timer = setInterval(() => {
      isReportDue = (stateNow().layers ?? 0) === target
      if (isReportDue || ++polls === traversalPoll.max) arrive()
    }, traversalPoll.delayMs)
    arrive = () => {
      clearInterval(timer)
      traversal = null
      resolve()
    }
  })
  history.go(steps)
  return traversal
}

/** Adds entries for layers that have none, and leaves entries whose layers are closed. */
const reconcile = (): void => {
  if (traversal !== null) return
  const { layers = 0 } = stateNow()
  for (let next = layers + 1; next <= open.length; next++) pushEntry(next)
  if (layers > open.length) void traverse(open.length - layers)
}

/** Goes back to the entry of the page itself; layers that stay open get their entries again. */
const leaveLayers = async (): Promise<void> => {
  // Two navigations in a row must not both go back: the second one waits for the first.
  if (traversal !== null) return traversal.then(leaveLayers)
  const { layers = 0 } = stateNow()
  if (layers > 0) await traverse(-layers)
  reconcileSoon()
}

const fromPage = (act: RouterHistory["push"]): RouterHistory["push"] => (...to) => {
  if (traversal === null && stateNow().layers === undefined) act(...to)
  else void leaveLayers().then(() => act(...to))
}

/** Later, so that a layer that replaces another takes over its entry. */
const reconcileSoon = (): void => void setTimeout(reconcile)

/**
 * The history of the router, in which sheets, dialogs and drawers have entries: going back closes the top one, and going
 * forward does not reopen it. A navigation first leaves those entries, so that going back later never meets a dead one.
 */
export const withLayers = (router: RouterHistory): RouterHistory => {
  const onPop = (event: PopStateEvent): void => {
    const { layers = 0, __TSR_key: key }: EntryState = event.state ?? {}
    if (key === router.location.state.__TSR_key) event.stopImmediatePropagation()
    const isLate = isReportDue || layers !== (stateNow().layers ?? 0)
    isReportDue = false
    if (traversal !== null) arrive()
    else if (!isLate) { for (const close of open.splice(layers).toReversed()) close() }
    reconcileSoon()
  }
  addEventListener("popstate", onPop, { capture: true })
  router.push = fromPage(router.push)
  router.replace = fromPage(router.replace)
  // After a reload nothing is open.
  reconcileSoon()
  return router
}

/** While the component is mounted and `isOpen`, going back closes it instead of leaving the page. */
export const useBackCloses = (close: () => void, isOpen = true): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const layer = (): void => latest.current()
    open.push(layer)
    reconcileSoon()
    return () => {
      const index = open.indexOf(layer)
      if (index >= 0) open.splice(index, 1)
      reconcileSoon()
    }
  }, [isOpen])
}
