import MindElixir, { type MindElixirInstance, RIGHT, SIDE } from "mind-elixir"
import type { MapNode } from "./map-node.ts"
import { mapTheme } from "./map-theme.ts"
import { treeOf } from "./tree-of.ts"

/** The smallest text that is still read: 14.5 px drawn at this scale are 11 px on the screen. */
const smallest = 0.76

const scales = { least: 0.2, most: 2.5 }

interface Wanted {
  readonly element: HTMLElement
  readonly map: MapNode
  readonly theme: "light" | "dark"
  /** On phones the map opens rightwards, from its root at the left edge. */
  readonly isNarrow: boolean
  readonly onChoose: (text: string) => void
}

/** A mind map on the screen, and what its tools do to it. */
export interface Drawing {
  /** Draws; what is returned takes the drawing away. */
  readonly draw: (wanted: Wanted) => () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** All of it in the window, however small that is. */
  readonly fit: () => void
  /** Shows only the main branches, or all. */
  readonly fold: (isOpen: boolean) => void
}

export const drawingOf = (): Drawing => {
  let made: MindElixirInstance | null = null
  let isNarrow = false
  const zoom = (by: number) => made?.scale(Math.max(scales.least, Math.min(scales.most, made.scaleVal * by)))
  const place = () => made !== null && placed(made, isNarrow)
  return {
    draw: (wanted) => {
      isNarrow = wanted.isNarrow
      const drawn = drawnAs(wanted)
      made = drawn
      const watcher = new ResizeObserver(place)
      watcher.observe(wanted.element)
      return () => {
        watcher.disconnect()
        drawn.destroy()
        made = null
      }
    },
    zoomIn: () => zoom(1.2),
    zoomOut: () => zoom(1 / 1.2),
    fit: () => made?.scaleFit(),
    fold: (isOpen) => {
      if (made === null) return
      for (const branch of made.nodeData.children ?? []) branch.expanded = isOpen
      made.refresh()
      place()
    },
  }
}

const drawnAs = ({ element, map, theme, isNarrow, onChoose }: Wanted): MindElixirInstance => {
  const drawn = new MindElixir({
    el: element,
    direction: isNarrow ? RIGHT : SIDE,
    editable: false,
    contextMenu: false,
    toolBar: false,
    keypress: false,
    allowUndo: false,
    overflowHidden: false,
    scaleSensitivity: 0.15,
    scaleMin: scales.least,
    scaleMax: scales.most,
    handleWheel: true,
    alignment: "nodes",
    theme: mapTheme(theme, isNarrow),
  })
  drawn.init({ nodeData: treeOf(map) })
  drawn.bus.addListener("selectNodes", ([node]) => {
    const text = node === undefined ? null : textOf(map, node.id)
    if (text !== null && text !== map.text) onChoose(text)
  })
  return drawn
}

/** An id is the path to its node. */
const textOf = (node: MapNode, id: string): string | null => {
  if (node.id === id) return node.text
  const branch = node.children.find((child) => id === child.id || id.startsWith(`${child.id}.`))
  return branch === undefined ? null : textOf(branch, id)
}

/** All of it in the window if the text stays readable; else the root in the middle, on phones at the left. */
const placed = (made: MindElixirInstance, isNarrow: boolean): void => {
  made.scaleFit()
  if (made.scaleVal > 1) made.scale(1)
  if (made.scaleVal < smallest) made.scale(smallest)
  made.toCenter()
  const root = made.container.querySelector("me-root")?.getBoundingClientRect()
  if (!isNarrow || root === undefined) return
  const frame = made.container.getBoundingClientRect()
  made.move(frame.left + 16 - root.left, frame.top + frame.height / 2 - (root.top + root.height / 2))
}
