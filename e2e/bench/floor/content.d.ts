declare module 'virtual:floor-content' {
  const content: readonly {
    id: string
    text: string
    options: readonly { value: number; label: string }[]
  }[]
  export default content
}
