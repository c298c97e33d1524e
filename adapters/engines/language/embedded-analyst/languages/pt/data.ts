export { questions } from "./questions.ts"
export { statements } from "./statements.ts"
export { words } from "./words.ts"
