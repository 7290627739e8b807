import 'reflect-metadata';
import { parseEnvironment } from './config/environment.js';
import { OperatorError } from './config/operator-error.js';
import { startProduct } from './start-product.js';

async function start(): Promise<void> {
  try {
    await startProduct(parseEnvironment(process.env));
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
}

// No `await` outside a function: dist/server holds this as CommonJS.
void start();
