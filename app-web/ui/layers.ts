/** Where menus, hints and dialogs are rendered: a landmark of its own, so that no content lies outside the landmarks. */
export const layers: HTMLElement | null = document.querySelector<HTMLElement>("#layers")
