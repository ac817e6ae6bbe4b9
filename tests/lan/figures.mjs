/** Times in milliseconds as p50, p95 and max, and checks that end the bench. */

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}

export class Figures {
  #rows = [];
  #failed = 0;

  /** Reports times; the slowest must keep to `most` milliseconds where that is given. */
  times(what, loss, times, most = null) {
    const sorted = times.toSorted((one, other) => one - other);
    const [p50, p95, max] = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1)];
    this.#rows.push({ what, loss, n: times.length, p50, p95, max });
    console.log(
      `  ${what}${loss === null ? '' : `, ${loss} % loss`}: p50 ${p50}, p95 ${p95}, max ${max} ms (${times.length})`,
    );
    if (most !== null) this.check(`${what} within ${most} ms`, max <= most);
  }

  check(what, holds) {
    if (!holds) this.#failed += 1;
    console.log(`  ${holds ? 'ok' : 'FAILED'}: ${what}`);
  }

  /** A scenario that throws has failed, and the others go on. */
  async scenario(title, run) {
    console.log(`\n${title}`);
    try {
      await run();
    } catch (error) {
      this.check(`${title}: ${error.message}`, false);
    }
  }

  /** Prints the table for `tests/README.md`; the exit code. */
  end() {
    console.log('\n| what | loss | n | p50 ms | p95 ms | max ms |\n|---|---|---|---|---|---|');
    for (const { what, loss, n, p50, p95, max } of this.#rows) {
      console.log(`| ${what} | ${loss === null ? '' : `${loss} %`} | ${n} | ${p50} | ${p95} | ${max} |`);
    }
    console.log(this.#failed === 0 ? '\nall hold' : `\n${this.#failed} FAILED`);
    return this.#failed === 0 ? 0 : 1;
  }
}
