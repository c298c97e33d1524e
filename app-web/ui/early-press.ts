import type { PointerEvent } from "react"

/**
 * For a button that stands in for one whose menu is still loading. Menus open when the pointer goes down, and so must this:
 * the loaded button may take its place before the pointer is up, and then neither of them is clicked.
 */
export const earlyPress = (onPress: () => void) => ({
  onPointerDown: ({ button }: PointerEvent) => {
    if (button === 0) onPress()
  },
  onClick: onPress,
})
