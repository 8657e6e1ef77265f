declare module 'virtual:baseline-content' {
  const content: readonly {
    id: string
    text: string
    options: readonly { value: number; label: string }[]
  }[]
  export default content
}

declare module 'virtual:baseline-plan' {
  const steps: readonly {
    job_step_id: number
    title: string
    activities: readonly {
      job_step_activity_id: number
      title: { en: string }
      minutes: number
      question_count: number
      is_required: boolean
    }[]
  }[]
  export default steps
}
