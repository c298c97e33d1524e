import { storeOf, useStore } from "#web/lib/store.ts"
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react"
import { boundsOf, type Layout, layoutOf, type Placed, type Size } from "./layout.ts"
import { type MapNode, openAtFirst, visibleIn, type VisibleNode, withChildren } from "./tree.ts"
import { useGestures } from "./use-gestures.ts"
import { fitted, isBetterOneSided, opened, showing, type View, zoomed } from "./view.ts"

/** A mind map on the screen, and what can be done with it. */
export interface Drawing {
  readonly visible: ReadonlyArray<VisibleNode>
  /** Null until the nodes are measured. */
  readonly layout: Layout | null
  readonly placed: ReadonlyMap<string, Placed>
  readonly view: View
  readonly isOpen: (id: string) => boolean
  readonly isAllOpen: boolean
  /** Folds or unfolds a node, which stays where it is in the window. */
  readonly toggle: (id: string) => void
  /** Shows only the main branches, or everything. */
  readonly fold: (isOpen: boolean) => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Fits the whole map into the window, however small it gets. */
  readonly fit: () => void
  /** Moves the map so that a node lies within the window. */
  readonly show: (id: string) => void
}

interface Shown {
  readonly layout: Layout | null
  /** Whether all branches go to the right. */
  readonly isOneSided: boolean
  readonly view: View
}

export const useMap = (
  map: MapNode,
  frame: RefObject<HTMLElement | null>,
  plane: RefObject<HTMLElement | null>,
  isPhone: boolean,
): Drawing => {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst(map)))
  const [shown] = useState(() => storeOf<Shown>({ layout: null, isOneSided: isPhone, view: { x: 0, y: 0, scale: 1 } }))
  const { layout, view } = useStore(shown)
  const setView = useCallback(
    (next: (view: View) => View) => shown.set((now) => ({ ...now, view: next(now.view) })),
    [shown],
  )
  /** The node that stays where it is when the layout changes; null to lay everything out again. */
  const still = useRef<Placed | null>(null)
  const visible = useMemo(() => visibleIn(map, open), [map, open])
  const placed = useMemo(() => new Map(layout?.nodes.map((one) => [one.node.id, one]) ?? []), [layout])
  const sizeOfFrame = useCallback(() => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  }), [frame])
  const layOut = useCallback((isOneSided: boolean): Layout => {
    const sizes = sizesIn(plane.current)
    const sizeOf = (id: string) => sizes.get(id) ?? { width: 0, height: 0 }
    return layoutOf(map, { isOpen: (id) => open.has(id), sizeOf, isOneSided })
  }, [map, open, plane])
  const arranged = useCallback((): Shown => {
    const [two, one] = [layOut(false), layOut(true)]
    const isOneSided = isPhone || isBetterOneSided(two, one, sizeOfFrame())
    const layout = isOneSided ? one : two
    return { layout, isOneSided, view: viewOf(layout, sizeOfFrame(), isOneSided) }
  }, [layOut, isPhone, sizeOfFrame])
  useLayoutEffect(() => {
    const before = still.current
    still.current = null
    shown.set(({ view: now, isOneSided }) => {
      const next = layOut(isOneSided)
      const after = next.nodes.find(({ node }) => node.id === before?.node.id)
      if (before === null || after === undefined) return arranged()
      const [x, y] = [now.x + (before.x - after.x) * now.scale, now.y + (before.y - after.y) * now.scale]
      const part = boundsOf(next.nodes.filter(({ node }) => isUnder(after, node.id)))
      return { layout: next, isOneSided, view: showing({ ...now, x, y }, sizeOfFrame(), part) }
    })
  }, [arranged, layOut, shown, sizeOfFrame])
  useResize(frame, () => shown.set(arranged()))
  useGestures(frame, setView)
  const zoom = (by: number) => {
    const { width, height } = sizeOfFrame()
    setView((now) => zoomed(now, by, { x: width / 2, y: height / 2 }))
  }
  const all = useMemo(() => withChildren(map), [map])
  return {
    visible,
    layout,
    placed,
    view,
    isOpen: (id) => open.has(id),
    isAllOpen: all.every((id) => open.has(id)),
    toggle: (id) => {
      still.current = placed.get(id) ?? null
      setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
    },
    fold: (isOpen) => setOpen(new Set(isOpen ? all : [map.id])),
    zoomIn: () => zoom(1.2),
    zoomOut: () => zoom(1 / 1.2),
    fit: () => layout !== null && setView(() => fitted(layout, sizeOfFrame())),
    show: (id) => {
      const node = placed.get(id)
      if (node !== undefined) setView((now) => showing(now, sizeOfFrame(), boundsOf([node])))
    },
  }
}

/** The id of a node is its path. */
const isUnder = ({ node }: Placed, id: string): boolean => id === node.id || id.startsWith(`${node.id}.`)

const sizesIn = (plane: HTMLElement | null): ReadonlyMap<string, Size> => {
  const elements = plane?.querySelectorAll<HTMLElement>("[data-node]") ?? []
  return new Map(
    Array.from(elements, (element) => [
      element.dataset["node"] ?? "",
      { width: element.offsetWidth, height: element.offsetHeight },
    ]),
  )
}

/** In full screen the map is as large as the screen allows. */
const viewOf = (layout: Layout, frame: Size, isOneSided: boolean): View =>
  document.fullscreenElement === null ? opened(layout, frame, isOneSided) : fitted(layout, frame)

const useResize = (element: RefObject<HTMLElement | null>, onResize: () => void): void => {
  const latest = useRef(onResize)
  useLayoutEffect(() => {
    latest.current = onResize
  })
  useLayoutEffect(() => {
    const observed = element.current
    if (observed === null) return
    let isFirst = true
    const observer = new ResizeObserver(() => {
      if (!isFirst) latest.current()
      isFirst = false
    })
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
}
