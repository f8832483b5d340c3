import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads of this process. */
export const registry = new Registry();

/** Names, labels and their few values: nothing here may be a visitor's, a path or a version's hash without bound. */
export const metrics = {
  answers: new Counter({
    name: 'shop_answers_total',
    help: 'Answers by kind, method and class of status.',
    labelNames: ['kind', 'method', 'status'] as const,
    registers: [registry],
  }),
  answerSeconds: new Histogram({
    name: 'shop_answer_seconds',
    help: 'From the request to its answer being ready, by kind.',
    labelNames: ['kind'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
    registers: [registry],
  }),
  pages: new Counter({
    name: 'shop_pages_total',
    help: 'Pages by where they came from: kept, same (asked again, not rendered again), earlier, rendered, browser (which renders them as it should), frame (which it has to), resource.',
    labelNames: ['from'] as const,
    registers: [registry],
  }),
  renders: new Counter({
    name: 'shop_renders_total',
    help: 'What server halves were asked for, by remote and outcome.',
    labelNames: ['remote', 'outcome'] as const,
    registers: [registry],
  }),
  renderSeconds: new Histogram({
    name: 'shop_render_seconds',
    help: 'How long server halves took, their data included.',
    labelNames: ['remote'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
    registers: [registry],
  }),
};

/** A figure of now, asked for when somebody reads. */
export function gauge(name: string, help: string, read: () => Promise<number | undefined>): void {
  registry.removeSingleMetric(name);
  const created: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const value = await read();
      // What is not known is no 0.
      if (value === undefined) created.remove();
      else created.set(value);
    },
  });
}

/** Memory, event loop and garbage collection of this process. */
export const collectProcessMetrics = (): void => collectDefaultMetrics({ register: registry });
