declare module "virtual:english" {
  const scripts: Record<string, import("./say").Script>;
  export default scripts;
}
