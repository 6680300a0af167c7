using System;
using System.IO;
using System.Reflection;

/// Compiles the one program of each folder by itself, all in one process: the compiler is warm after
/// the first. What it complains about is left beside the program as errors.txt.
public static class CompileAll
{
    public static void Main(string[] folders)
    {
        // mcs is a program of .NET itself and stands beside the library; it has an entry for callers.
        var library = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var compile = Assembly.LoadFrom(Path.Combine(library, "mcs.exe"))
            .GetType("Mono.CSharp.CompilerCallableEntryPoint")
            .GetMethod("InvokeCompiler");
        foreach (var folder in folders)
        {
            var errors = new StringWriter();
            var options = new[]
            {
                "-nologo", "-warnaserror+", "-langversion:7.2", "-r:System.Net.Http",
                "-out:" + Path.Combine(folder, "program.exe"),
                Directory.GetFiles(folder, "*.cs")[0],
            };
            if (!(bool)compile.Invoke(null, new object[] { options, errors }))
            {
                File.WriteAllText(Path.Combine(folder, "errors.txt"), errors.ToString());
            }
        }
    }
}
