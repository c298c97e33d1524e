import { type RefObject, useEffect } from "react"

const controls = "a,button,input,select,textarea,[tabindex='0']"

/** Puts the focus into the first field of a form that appears, unless the reader has moved it to a control meanwhile. */
export const useFirstFocus = (field: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    if (document.activeElement?.matches(controls) !== true) field.current?.focus()
  }, [field])
