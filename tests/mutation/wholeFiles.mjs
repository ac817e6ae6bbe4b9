import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

const [{ factory: vitestRunner }] = vitestPlugins;

/** A file whose tests cannot even be collected has noticed its mutant: the plain runner would call that survival. */
function wholeFilesRunner(injector) {
  const runner = vitestRunner(injector);
  const run = runner.run.bind(runner);
  runner.run = async (options) => {
    const result = await run(options);
    const broken = runner.ctx.state.getFiles().filter((file) => file.result?.state === 'fail');
    const isTold = result.status !== 'complete' || result.tests.some(({ status }) => status === 1);
    if (broken.length === 0 || isTold) return result;
    return { ...result, tests: [...result.tests, ...broken.map(brokenTest)] };
  };
  return runner;
}
wholeFilesRunner.inject = vitestRunner.inject;

function brokenTest({ filepath }) {
  const name = 'is collected';
  return { id: `${filepath}#${name}`, name, status: 1, timeSpentMs: 0, failureMessage: 'not collected' };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'wholeFiles', wholeFilesRunner)];
