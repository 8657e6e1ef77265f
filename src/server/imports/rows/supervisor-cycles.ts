/**
 * The addresses of people who are their own supervisors by way of others.
 * @param supervisorOf the supervisor's address by the person's, both in lower case
 * @param from those from whom the cycles are looked for; everyone when left out
 */
export function findSupervisorCycles(
  supervisorOf: ReadonlyMap<string, string>,
  from: Iterable<string> = supervisorOf.keys(),
): ReadonlySet<string> {
  const isDone = new Set<string>()
  const inCycle = new Set<string>()
  for (const first of from) {
    const path: string[] = []
    const onPath = new Set<string>()
    let person: string | undefined = first
    while (person !== undefined && !isDone.has(person) && !onPath.has(person)) {
      path.push(person)
      onPath.add(person)
      person = supervisorOf.get(person)
    }
    if (person !== undefined && onPath.has(person))
      for (const one of path.slice(path.indexOf(person))) inCycle.add(one)
    for (const one of path) isDone.add(one)
  }
  return inCycle
}
